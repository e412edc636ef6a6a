/** Names that compilers of C and C++ declare, and words of attributes. */
export const COMPILER_LIBRARY: readonly string[] = `
  noclone _Complex _Float128 __FUNCTION__ __TC__ __abi_tag__ __access__ __aligned__ __alloc_align__ __alloc_size__
  __always_inline__ __attribute__ __builtin_abort __builtin_addressof __builtin_alloca __builtin_bswap16
  __builtin_bswap32 __builtin_bswap64 __builtin_choose_expr __builtin_clz __builtin_clzl __builtin_clzll
  __builtin_constant_p __builtin_ctz __builtin_expect __builtin_fabs __builtin_fabsf __builtin_fabsl
  __builtin_free __builtin_is_constant_evaluated __builtin_labs __builtin_launder __builtin_llabs __builtin_memchr
  __builtin_memcmp __builtin_memcpy __builtin_memmove __builtin_memset __builtin_offsetof __builtin_popcount
  __builtin_prefetch __builtin_printf __builtin_strcmp __builtin_strlen __builtin_trap
  __builtin_types_compatible_p __builtin_unreachable __builtin_va_arg __builtin_va_end __builtin_va_list
  __builtin_va_start __builtin_vsnprintf __const__ __deprecated__ __externally_visible__ __float128 __format__
  __func__ __gnu_printf__ __has_trivial_destructor __has_unique_object_representations __has_virtual_destructor
  __int128 __integer_pack __is_abstract __is_aggregate __is_assignable __is_base_of __is_class __is_constructible
  __is_empty __is_enum __is_final __is_literal_type __is_nothrow_assignable __is_nothrow_constructible __is_pod
  __is_polymorphic __is_same __is_standard_layout __is_trivial __is_trivially_assignable
  __is_trivially_constructible __is_trivially_copyable __is_union __leaf__ __malloc__ __maybe_unused__ __mode__
  __no_unique_address__ __nodiscard__ __none__ __nonnull__ __noreturn__ __nothrow__ __packed__ __printf__ __pure__
  __read_only__ __returns_twice__ __scanf__ __typeof __underlying_type __unused__ __vector_size__ __visibility__
  __warn_unused_result__ __weak__ __word__ __write_only__ aligned always_inline mode noinline noreturn packed pure
  section unused vector_size wchar_t weak
`
  .trim()
  .split(/\s+/);
