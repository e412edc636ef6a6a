#!/bin/bash
# UglifyJS 1.3.5 folds '\x00' + '7' and writes it as '\07', which is another character.
exec timeout -s 9 5 node "$(dirname "$0")/check.js" input.js
