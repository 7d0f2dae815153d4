"""Well-known data sets on which models are tested, by the names under which they go."""

import re
from functools import lru_cache

# Names as their authors write them, blanks and hyphens apart.
_NAMES = frozenset(
    "aime amc math gsm8k gsm mmlu mmlupro gpqa arc bbh bigbench bigbenchhard hellaswag winogrande piqa boolq "
    "openbookqa commonsenseqa strategyqa truthfulqa triviaqa narrativeqa hotpotqa naturalquestions nq musique "
    "2wikimultihopqa qasper drop race squad coqa quac longbench ruler infinitebench humaneval mbpp apps "
    "codecontests livecodebench swebench olympiadbench minerva minervamath ifeval mtbench alpacaeval glue "
    "superglue sst mnli qnli qqp rte cola mrpc stsb snli anli xnli conll ontonotes wmt iwslt flores xsum "
    "cnn/dailymail samsum wikitext penntreebank ptb lambada thepile mnist fashionmnist emnist kmnist cifar svhn "
    "stl imagenet tinyimagenet coco pascalvoc ade20k cityscapes kitti celeba lfw caltech101 vqa gqa textvqa "
    "scienceqa mmmu mathvista librispeech timit audioset ucf101 kinetics".split()
)
# What may follow a name: a version, a size or a year, a letter, the word for a part.
_PART = re.compile(
    r"(?:[-_ ]?v?\d[\w.]*|[-_ ](?:[a-z]|diamond|main|extended|easy|hard|challenge|full|lite|verified|plus)|\+)$",
    re.IGNORECASE,
)


@lru_cache(maxsize=1024)
def is_data_set(name: str) -> bool:
    """Whether a name is, as a whole, that of a well-known data set: "AIME24", "GPQA D", "CIFAR-100"."""
    plain = name.strip()
    while plain:
        if re.sub(r"[-_ ]", "", plain).casefold() in _NAMES:
            return True
        shorter = _PART.sub("", plain)
        if shorter == plain:
            return False
        plain = shorter
    return False
