#!/bin/sh
exec "$(dirname "$0")/../../tools/csmith.sh" --seed 904 --no-argc --concise --no-packed-struct --max-funcs 25 --max-block-size 5
