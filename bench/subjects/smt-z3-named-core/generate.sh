#!/bin/sh
exec node "$(dirname "$0")/generate.js" 4 24 700
