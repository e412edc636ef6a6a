#!/bin/sh
exec "$(dirname "$0")/../../tools/csmith.sh" --seed 19 --no-argc --concise
