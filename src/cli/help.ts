export const help = `Usage: pith [options] TEST FILE        reduce FILE while TEST exits with 0
       pith [options] FILE -- CMD {}   no script: run CMD, {} is the candidate
       pith [options] FILE --differ 'CMD1 {}' 'CMD2 {}'   their results differ
       pith tree FILE                  show how Pith sees FILE (--facts|--json)
       pith algs | passes | langs | caches | kits    list the available ones
Example: pith --grep 'internal compiler error' bug.c -- gcc -O3 -c {}

  -o, --output FILE      write the result there; FILE may be - everywhere
                         (default: in place, the original kept as FILE.orig)
  -a, --alg NAME         the algorithm (default: pith); --without PASS,...
  --pass FILE.js, --pass-command CMD     passes of your own (docs/passes.md)
  --main ALG --aux PASS,... --aux-fixpoint --aux-limit N --window N, --level N,
  --depth N --width N, --no-parse-filter     parameters of published algorithms
  -l, --lang NAME        the language; text turns grammars off
  --grammar FILE --start RULE, --syntax keep|any   custom; must result parse
  -j, --jobs N           tests at a time (default: the number of cores)
  --timeout S, --repeat N|any:N     per test; N runs, or one of N, must hold
  --limit-time S, --limit-tests N, --limit-size TOKENS      stop early
  --cache NAME, --no-cache, --memory SIZE   cache scheme; limit for trees (2G)
  --no-resume, --keep-journal, --no-verify   ignore, keep journal; trust FILE
  --stats FILE, --report FILE, --json        statistics, HTML page, JSON events
  --format CMD|auto, --save-temps DIR    format the result; keep test folders
  -q, -v, --color WHEN, -h, -V       quiet, verbose, auto|always|never, ...
With CMD: --exit N|nonzero|signal|timeout|any (default: as the original),
  --stdout RE, --stderr RE, --grep RE (either), --not-grep RE; all hold
More conditions: --also CMD, --golden CMD, --valid; --differ-by exit|stdout|RE
`;
