/** What Python's built-in objects and the classes of its unit tests declare. */
export const PYTHON_NAMES: readonly string[] = String.raw`
  ArithmeticError AssertionError AttributeError BaseException BaseExceptionGroup BlockingIOError
  BrokenPipeError BufferError BytesWarning ChildProcessError ConnectionAbortedError ConnectionError
  ConnectionRefusedError ConnectionResetError DeprecationWarning EOFError Ellipsis EncodingWarning
  EnvironmentError Exception ExceptionGroup False FileExistsError FileNotFoundError FloatingPointError
  FutureWarning GeneratorExit IOError ImportError ImportWarning IndentationError IndexError
  InterruptedError IsADirectoryError KeyError KeyboardInterrupt LookupError MemoryError
  ModuleNotFoundError NameError None NotADirectoryError NotImplemented NotImplementedError OSError
  OverflowError PendingDeprecationWarning PermissionError ProcessLookupError RecursionError ReferenceError
  ResourceWarning RuntimeError RuntimeWarning StopAsyncIteration StopIteration SyntaxError SyntaxWarning
  SystemError SystemExit TabError TimeoutError True TypeError UnboundLocalError UnicodeDecodeError
  UnicodeEncodeError UnicodeError UnicodeTranslateError UnicodeWarning UserWarning ValueError Warning
  ZeroDivisionError _ __abs__ __abstractmethods__ __add__ __aenter__ __aexit__ __all__ __alloc__ __and__
  __annotations__ __author__ __base__ __bases__ __basicsize__ __bool__ __build_class__ __builtins__
  __bytes__ __call__ __cause__ __ceil__ __class__ __class_getitem__ __closure__ __code__ __complex__
  __contains__ __context__ __debug__ __defaults__ __del__ __delattr__ __delete__ __delitem__ __dict__
  __dictoffset__ __dir__ __divmod__ __doc__ __enter__ __eq__ __exit__ __file__ __flags__ __float__
  __floor__ __floordiv__ __format__ __fspath__ __func__ __ge__ __get__ __getattr__ __getattribute__
  __getformat__ __getitem__ __getnewargs__ __getstate__ __globals__ __gt__ __hash__ __iadd__ __iand__
  __import__ __imul__ __index__ __init__ __init_subclass__ __instancecheck__ __int__ __invert__ __ior__
  __isabstractmethod__ __isub__ __itemsize__ __iter__ __ixor__ __kwdefaults__ __le__ __len__ __loader__
  __lshift__ __lt__ __mod__ __module__ __mro__ __mul__ __name__ __ne__ __neg__ __new__ __next__ __or__
  __package__ __path__ __pos__ __post_init__ __pow__ __prepare__ __qualname__ __radd__ __rand__
  __rdivmod__ __reduce__ __reduce_ex__ __repr__ __reversed__ __rfloordiv__ __rlshift__ __rmod__ __rmul__
  __ror__ __round__ __rpow__ __rrshift__ __rshift__ __rsub__ __rtruediv__ __rxor__ __self__ __self_class__
  __set__ __set_name__ __setattr__ __setitem__ __setstate__ __sizeof__ __slots__ __spec__ __str__ __sub__
  __subclasscheck__ __subclasses__ __subclasshook__ __suppress_context__ __text_signature__ __thisclass__
  __traceback__ __truediv__ __trunc__ __version__ __weakref__ __weakrefoffset__ __wrapped__ __xor__ abs
  add addClassCleanup addCleanup addTypeEqualityFunc add_note aiter all anext any append args
  as_integer_ratio ascii assertAlmostEqual assertAlmostEquals assertCountEqual assertDictContainsSubset
  assertDictEqual assertEqual assertEquals assertFalse assertGreater assertGreaterEqual assertIn assertIs
  assertIsInstance assertIsNone assertIsNot assertIsNotNone assertLess assertLessEqual assertListEqual
  assertLogs assertMultiLineEqual assertNoLogs assertNotAlmostEqual assertNotAlmostEquals assertNotEqual
  assertNotEquals assertNotIn assertNotIsInstance assertNotRegex assertNotRegexpMatches assertRaises
  assertRaisesRegex assertRaisesRegexp assertRegex assertRegexpMatches assertSequenceEqual assertSetEqual
  assertTrue assertTupleEqual assertWarns assertWarnsRegex assert_ basestring bin bit_count bit_length
  bool breakpoint buffer bytearray bytes c_contiguous callable capitalize casefold cast cause center
  characters_written chr classmethod clear close closed co_argcount co_cellvars co_code co_consts
  co_exceptiontable co_filename co_firstlineno co_flags co_freevars co_kwonlyargcount co_lines
  co_linetable co_lnotab co_name co_names co_nlocals co_positions co_posonlyargcount co_qualname
  co_stacksize co_varnames compile complex conjugate contiguous copy copyright count countTestCases
  credits debug decode default defaultTestResult delattr deleter denominator detach dict difference
  difference_update dir discard divmod doClassCleanups doCleanups encode encoding end end_lineno
  end_offset endswith enterClassContext enterContext enumerate errno errors eval exec exit expandtabs
  extend f_back f_builtins f_code f_contiguous f_globals f_lasti f_lineno f_locals f_trace f_trace_lines
  f_trace_opcodes fail failIf failIfAlmostEqual failIfEqual failUnless failUnlessAlmostEqual
  failUnlessEqual failUnlessRaises failureException fdel fget filename filename2 fileno filter find float
  flush format format_map from_bytes fromhex fromkeys frozenset fset get getattr getbuffer getter getvalue
  gi_code gi_frame gi_running gi_suspended gi_yieldfrom globals hasattr hash help hex id imag index
  indices input insert int intersection intersection_update is_integer isalnum isalpha isascii isatty
  isdecimal isdigit isdisjoint isidentifier isinstance islower isnumeric isprintable isspace issubclass
  issubset issuperset istitle isupper items itemsize iter join key keys len license line_buffering lineno
  list ljust locals long longMessage lower lstrip maketrans map max maxDiff memoryview metaclass min mro
  msg name nbytes ndim newlines next numerator obj object oct offset open ord partition pop popitem pow
  print print_file_and_line property quit range raw_input read read1 readable readinto readinto1 readline
  readlines readonly real reason reconfigure release remove removeprefix removesuffix replace repr reverse
  reversed rfind rindex rjust round rpartition rsplit rstrip run seek seekable send set setUp setUpClass
  setattr setdefault setter shape shortDescription skipTest slice sort sorted split splitlines start
  startswith staticmethod step stop str strerror strides strip subTest suboffsets sum super swapcase
  symmetric_difference symmetric_difference_update tb_frame tb_lasti tb_lineno tb_next tearDown
  tearDownClass tell text throw title to_bytes tobytes tolist toreadonly translate truncate tuple type
  unicode union update upper value values vars with_traceback writable write write_through writelines
  xrange zfill zip
`
  .trim()
  .split(/\s+/);
