/** What Rust's standard library declares, as far as programs often use it, and the names in attributes. */
export const RUST_NAMES: readonly string[] = String.raw`
  $crate '_ 'static Acquire Add Any Arc AsMut AsRef AtomicBool AtomicUsize BITS BTreeMap BTreeSet
  BinaryHeap Borrow Box Cell Clone Context Copy Cow Debug Default Deref DerefMut Display Div
  DoubleEndedIterator Drop Duration EPSILON Eq Equal Err Error ExactSizeIterator Extend Fn FnMut FnOnce
  Formatter From FromIterator FromStr Future Greater Hash HashMap HashSet Hasher INFINITY Index IndexMut
  Instant Into IntoIterator Item Iterator Layout Less LinkedList MAX MIN ManuallyDrop MaybeUninit Mul
  Mutex NAN NEG_INFINITY Neg NonNull None Not Ok Option Ord Ordering Output PartialEq PartialOrd Pending
  PhantomData Pin Poll Range Rc Read Ready RefCell Relaxed Release Rem Result RwLock Self Send SeqCst
  Sized Some String Sub Sync Target ToOwned ToString TryFrom TryInto Unpin Vec VecDeque Weak Write abs add
  align_of all alloc allow alternate and_then any append args array as_any as_bytes as_deref as_millis
  as_mut as_mut_ptr as_ptr as_ref as_secs as_slice as_str assert assert_eq assert_ne black_box bool borrow
  borrow_mut boxed by_ref bytes c_char c_double c_float c_int c_long c_short c_uint c_ulong c_ushort
  c_void capacity catch_unwind ceil cell cfg cfg_attr chain char char_indices chars checked_add
  checked_div checked_mul checked_sub chunks clamp clear clone clone_from cloned cmp collect collections
  column compare_exchange compile_error concat contains contains_key convert copied copy_from_slice core
  cos count count_ones cycle dbg debug_assert debug_assert_eq debug_assert_ne debug_list debug_map
  debug_struct debug_tuple dedup default deny deprecated deref deref_mut derive display div doc
  downcast_mut downcast_ref downgrade drain drop elapsed empty ends_with entries entry enumerate env
  eprint eprintln eq eq_ignore_ascii_case err error exit exp expect expect_err extend extend_from_slice
  f32 f64 feature fetch_add fetch_sub ffi field file fill filter filter_map find find_map finish first
  first_mut flat_map flatten floor flush fmt fold for_each forbid forget format format_args from
  from_be_bytes from_bits from_fn from_le_bytes from_millis from_raw from_secs from_str from_str_radix
  from_utf8 from_utf8_lossy fs future ge get get_mut get_or_insert_with get_unchecked get_unchecked_mut
  global_allocator gt hash hidden i128 i16 i32 i64 i8 identity include include_bytes include_str index
  index_mut inline insert inspect into into_boxed_slice into_bytes into_inner into_iter into_raw
  into_string io is_alphabetic is_alphanumeric is_ascii is_ascii_digit is_digit is_empty is_err is_finite
  is_nan is_none is_numeric is_ok is_some is_some_and is_whitespace isize iter iter_mut join keys last
  last_mut le leading_zeros leak len line lines ln load lock lt macro_rules macro_use main map map_err
  map_or map_or_else marker matches max max_by max_by_key mem min min_by min_by_key module_path mul
  must_use ne neg net new next next_back no_main no_std not now nth null null_mut num offset ok ok_or
  ok_or_else once ops option option_env or or_default or_else or_insert or_insert_with os overflowing_add
  pad panic panic_handler parse partial_cmp partition path peek peekable pin poll pop pop_back pop_front
  position pow powf powi prelude print println proc_macro process product ptr ptr_eq push push_back
  push_front push_str rc read read_line read_to_string read_unaligned recv rem remove repeat replace repr
  reserve resize result retain rev reverse rotate_left rotate_right round rsplit saturating_add
  saturating_sub scan send set signum sin size_hint size_of size_of_val size_t skip skip_while sleep slice
  sort sort_by sort_by_key sort_unstable sort_unstable_by_key spawn split split_at split_first split_last
  split_off split_whitespace splitn sqrt starts_with std step_by store str string stringify strip_prefix
  strip_suffix strong_count sub successors sum swap swap_bytes swap_remove sync take take_while
  target_arch target_endian target_env target_has_atomic target_os target_pointer_width task test then
  then_with thread thread_local time to_ascii_lowercase to_ascii_uppercase to_be to_be_bytes to_bits
  to_digit to_le to_le_bytes to_lowercase to_owned to_path_buf to_str to_string to_uppercase to_vec todo
  trailing_zeros transmute trim trim_end trim_start truncate try_from try_into try_lock try_recv type_id
  type_name u128 u16 u32 u64 u8 unimplemented unlock unreachable unreachable_unchecked unwrap unwrap_err
  unwrap_or unwrap_or_default unwrap_or_else unzip upgrade usize values values_mut var vars vec wake
  wake_by_ref warn width windows with with_capacity wrapping_add wrapping_mul wrapping_sub write write_all
  write_fmt write_str write_unaligned writeln zip
`
  .trim()
  .split(/\s+/);
