#!/bin/bash
# UglifyJS 2.4.0 fails with a TypeError where it prints a regular expression that it has found in a function.
exec timeout -s 9 10 node --stack-trace-limit=200 "$(dirname "$0")/check.js" input.js >/dev/null 2>&1
