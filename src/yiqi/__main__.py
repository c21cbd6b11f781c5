"""`python -m yiqi`: the command line."""

import sys


def main() -> int:
    """The exit status. Who stops the program while it is being loaded is told so in one line, too."""
    try:
        from yiqi import cli

        return cli.main()
    except KeyboardInterrupt:
        print("yiqi: stopped", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
