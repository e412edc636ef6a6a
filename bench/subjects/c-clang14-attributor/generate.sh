#!/bin/sh
exec "$(dirname "$0")/../../tools/csmith.sh" --seed 12 --no-argc --concise
