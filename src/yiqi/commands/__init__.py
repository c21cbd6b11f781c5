"""What the command line does, one module a group of commands: each adds its parsers and runs them."""
