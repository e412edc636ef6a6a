/** Names of the most used classes and functions of the C++ library, and of their members. */
export const CPP_LIBRARY: readonly string[] = `
  EOF EXIT_FAILURE EXIT_SUCCESS FILE NULL abort abs accumulate add_const advance allocator allocator_traits
  allocator_type any append array assert at atomic back bad_alloc bad_cast begin bind bitset c_str calloc capacity
  cbegin cend cerr chrono cin clear clog complex condition_variable conditional conditional_t const_cast
  const_iterator const_pointer const_reference const_reverse_iterator convertible_to copy coroutine_handle count
  cout cref data decay decay_t declval deprecated deque difference_type distance dynamic_cast emplace emplace_back
  empty enable_if enable_if_t end endl equal_to erase errno exception exit fallthrough false_type fill final find
  find_if first fixed floating_point flush for_each format forward forward_list free front fstream function future
  get get_if greater has_value hash holds_alternative ifstream ignore in_place index_sequence initializer_list
  insert int16_t int32_t int64_t int8_t integer_sequence integral integral_constant intptr_t invalid_argument
  iostream is_base_of is_convertible is_integral is_same is_same_v istream istringstream iterator iterator_traits
  key_type length length_error less likely list lock lock_guard logic_error main make_index_sequence make_pair
  make_shared make_tuple make_unique malloc map max max_align_t maybe_unused memcmp memcpy memmove memset min
  minus monostate move multimap multiset mutex next nodiscard nothrow npos nullopt nullptr_t numeric_limits
  ofstream optional ostream ostringstream out_of_range override pair plus pointer pop pop_back pop_front prev
  print printf println priority_queue promise ptrdiff_t push push_back push_front putchar puts queue ranges rbegin
  realloc ref reference reinterpret_cast release remove_const remove_cv remove_reference remove_reference_t rend
  reserve reset resize reverse_iterator runtime_error same_as scanf second set setprecision setw shared_ptr size
  size_t size_type sort source_location span stack static_cast std stderr stdin stdout stod stoi strcat strcmp
  strcpy string string_literals string_view stringstream strlen substr suspend_always suspend_never swap thread
  tie to_string top transform true_type tuple type type_index type_info uint16_t uint32_t uint64_t uint8_t
  uintptr_t unique_lock unique_ptr unlikely unordered_map unordered_set use_count valarray value value_or
  value_type variant vector views visit void_t weak_ptr what wstring
`
  .trim()
  .split(/\s+/);
