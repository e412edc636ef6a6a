export const help = `Usage: pith [options] TEST FILE        reduce FILE while TEST exits with 0
       pith [options] FILE -- CMD {}   no script: run CMD, {} is the candidate
       pith [options] FILE --differ 'CMD1 {}' 'CMD2 {}'   their results differ
       pith check TEST FILE            run the test once, and show everything
       pith init [FILE]                write a test script (--kind, ...)
       pith tree FILE                  show how Pith sees FILE (--facts|--json)
       pith algs | passes | langs | caches | kits    list the available ones
Example: pith --grep 'internal compiler error' bug.c -- gcc -O3 -c {}

What is interesting (with CMD; default: as the original; all must hold)
  --exit N|nonzero|signal|timeout|any, --stdout RE, --stderr RE
  --grep RE, --not-grep RE           in standard output or standard error
  --differ-by exit|stdout|RE         what must differ (default: stdout)
With any test
  --also CMD, --golden CMD           further commands: exit with 0, as before
  --valid[=NAME,...]                 the language's own checks (pith kits)
  --timeout S, --repeat N|any:N      per test; N runs, or one of N, must hold
  --no-verify                        do not test FILE at the start
Where tests run
  --with FILE            put a file or folder beside the candidate
  --sandbox              without network, writing only to the test's folders
  --memory SIZE, --processes N           stop tests that use more

Result
  -o, --output FILE      write it there; FILE may be - everywhere
                         (default: in place, the original kept as FILE.orig)
  --syntax keep|any      whether it must parse
  --format CMD|auto      format it
How to reduce
  -a, --alg NAME         the algorithm (default: pith); --without PASS,...
  --pass FILE.js, --pass-command CMD     passes of your own (docs/passes.md)
  --main ALG --aux PASS,... --aux-fixpoint --aux-limit N --window N, --level N,
  --depth N --width N, --no-parse-filter     parameters of published algorithms
  -l, --lang NAME        the language; text turns grammars off
  --grammar FILE --start RULE            a grammar of your own
Running
  -j, --jobs N           tests at a time (default: the number of cores)
  --limit-time S, --limit-tests N, --limit-size TOKENS      stop early
  --cache NAME, --no-cache, --tree-memory SIZE   cache scheme; for trees (2G)
  --no-resume, --keep-journal            ignore, keep the journal
  --save-temps DIR       keep test folders, and a verdict beside each
  --stats FILE, --report FILE, --json    statistics, HTML page, JSON events
  -q, -v, --color WHEN, -h, -V           quiet, verbose, auto|always|never, ...
`;
