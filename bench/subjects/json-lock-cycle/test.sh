#!/bin/bash
# The lock file is consistent, and three or more packages need each other in a circle.
# The python3 of the system starts at once; the wrappers of version managers do not.
PATH=/usr/bin:$PATH
exec timeout -s 9 5 python3 -I -S "$(dirname "$0")/check.py" input.json
