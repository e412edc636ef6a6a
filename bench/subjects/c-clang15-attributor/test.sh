#!/bin/sh
# clang 15, with its attributor, compiles the program wrongly.
exec "$(dirname "$0")/../../tools/attributor-is-wrong.sh" clang-15
