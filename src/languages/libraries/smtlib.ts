/** The sorts and functions of SMT-LIB's theories, as standardized and as solvers know them, and the names of logics. */
export const SMTLIB_NAMES: readonly string[] = String.raw`
  * ** + +oo +zero - -oo -zero / < <= = => > >= ABV ALIA ALL AUFBV AUFLIA AUFLIRA AUFNIRA Array BV BVFP
  Bag BitVec Bool FF FP FiniteField Float128 Float16 Float32 Float64 FloatingPoint HORN Int LIA LRA List
  NIA NRA NaN QF_ABV QF_ABVFP QF_ALIA QF_ALL QF_ANIA QF_AUFBV QF_AUFLIA QF_AUFLIRA QF_AUFNIA QF_AX QF_BV
  QF_BVFP QF_DT QF_FF QF_FP QF_IDL QF_LIA QF_LIRA QF_LRA QF_NIA QF_NIRA QF_NRA QF_RDL QF_S QF_SLIA QF_SNIA
  QF_UF QF_UFBV QF_UFDT QF_UFIDL QF_UFLIA QF_UFLRA QF_UFNIA QF_UFNRA RNA RNE RTN RTP RTZ Real RegEx RegLan
  RoundingMode S SLIA Seq Set String Tuple UF UFBV UFDT UFDTLIA UFLIA UFLRA UFNIA UFNRA UnicodeString Unit
  ^ abs and arcsin as-array bag bag.card bag.count bag.empty bag.member bag.union_max bit2bool bv2int
  bv2nat bvadd bvand bvashr bvcomp bvlshr bvmul bvnand bvneg bvnego bvnor bvnot bvor bvredand bvredor
  bvsaddo bvsdiv bvsdivo bvsge bvsgt bvshl bvsle bvslt bvsmod bvsmul_noovfl bvsmul_noudfl bvsmulo bvsrem
  bvssubo bvsub bvuaddo bvudiv bvuge bvugt bvule bvult bvumul_noovfl bvumulo bvurem bvusubo bvxnor bvxor
  card char complement concat cons const cos distinct div divisible emptyset exp ext_rotate_left
  ext_rotate_right extract false fp fp.abs fp.add fp.div fp.eq fp.fma fp.geq fp.gt fp.isInfinite fp.isNaN
  fp.isNegative fp.isNormal fp.isPositive fp.isSubnormal fp.isZero fp.leq fp.lt fp.max fp.min fp.mul
  fp.neg fp.rem fp.roundToIntegral fp.sqrt fp.sub fp.to_ieee_bv fp.to_real fp.to_sbv fp.to_ubv head iand
  iff implies insert int.pow2 int.to.str int2bv int_to_bv intersection is is_int ite map member mod nat2bv
  nil not or pi pow2 re.* re.+ re.++ re.^ re.all re.allchar re.comp re.diff re.inter re.loop re.none
  re.nostr re.opt re.range re.union real.pi rel.join rel.product rel.tclosure rel.transpose rem repeat
  rotate_left rotate_right roundNearestTiesToAway roundNearestTiesToEven roundTowardNegative
  roundTowardPositive roundTowardZero sbv_to_int select seq.++ seq.at seq.contains seq.empty seq.extract
  seq.fold_left seq.indexof seq.len seq.map seq.nth seq.prefixof seq.replace seq.rev seq.suffixof seq.unit
  seq.update set.card set.complement set.empty set.insert set.inter set.member set.minus set.singleton
  set.subset set.union set.universe setminus sign_extend sin singleton sqrt store str.++ str.< str.<=
  str.at str.contains str.from_code str.from_int str.in.re str.in_re str.indexof str.is_digit str.len
  str.prefixof str.replace str.replace_all str.replace_re str.replace_re_all str.rev str.substr
  str.suffixof str.to.int str.to.re str.to_code str.to_int str.to_lower str.to_re str.to_upper str.update
  subset tail tan to_fp to_fp_unsigned to_int to_real true tuple tuple.project tuple.select tuple.unit
  ubv_to_int union update update-field xor zero_extend
`
  .trim()
  .split(/\s+/);
