"""`python -m yiqi`: the command line."""

import sys

from yiqi.cli import main

if __name__ == "__main__":
    sys.exit(main())
