#!/bin/sh
exec g++ -std=c++11 -E -P "$(dirname "$0")/program.cc"
