#!/bin/sh
exec "$(dirname "$0")/../../tools/csmith.sh" --seed 16 --no-argc --concise --no-packed-struct --max-funcs 12
