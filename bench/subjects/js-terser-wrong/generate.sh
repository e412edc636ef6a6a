#!/bin/sh
exec node "$(dirname "$0")/generate.js" 102 25 6 1
