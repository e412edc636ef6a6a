#!/bin/sh
exec "$(dirname "$0")/../../tools/csmith.sh" --seed 36 --no-argc --concise --no-packed-struct --max-funcs 14
