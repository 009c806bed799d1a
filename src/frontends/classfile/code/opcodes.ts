/**
 * The operation codes of the Java Virtual Machine (JVMS chapter 6) in the form that the translation works with.
 *
 * A listing keeps normal forms only: `iload_2` is `ILOAD` with operand 2, `iconst_5`, `bipush` and `sipush` are `IPUSH`,
 * `goto_w` is `GOTO`, `ldc_w` and `ldc2_w` are `LDC`; the other short forms likewise.
 */
export const Op = {
  NOP: 0,
  ACONST_NULL: 1,
  LPUSH: 9,
  FPUSH: 11,
  DPUSH: 14,
  IPUSH: 16,
  LDC: 18,
  ILOAD: 21,
  ALOAD: 25,
  IALOAD: 46,
  LALOAD: 47,
  FALOAD: 48,
  DALOAD: 49,
  AALOAD: 50,
  BALOAD: 51,
  CALOAD: 52,
  SALOAD: 53,
  ISTORE: 54,
  LSTORE: 55,
  DSTORE: 57,
  ASTORE: 58,
  IASTORE: 79,
  AASTORE: 83,
  BASTORE: 84,
  SASTORE: 86,
  POP: 87,
  POP2: 88,
  DUP: 89,
  DUP_X1: 90,
  DUP_X2: 91,
  DUP2: 92,
  DUP2_X1: 93,
  DUP2_X2: 94,
  SWAP: 95,
  IADD: 96,
  IDIV: 108,
  LDIV: 109,
  IREM: 112,
  LREM: 113,
  INEG: 116,
  DNEG: 119,
  ISHL: 120,
  LUSHR: 125,
  IAND: 126,
  IOR: 128,
  IXOR: 130,
  LXOR: 131,
  IINC: 132,
  I2L: 133,
  I2B: 145,
  I2C: 146,
  I2S: 147,
  LCMP: 148,
  FCMPL: 149,
  FCMPG: 150,
  DCMPL: 151,
  DCMPG: 152,
  IFEQ: 153,
  IFNE: 154,
  IFLT: 155,
  IFGE: 156,
  IFGT: 157,
  IFLE: 158,
  IF_ICMPEQ: 159,
  IF_ICMPLE: 164,
  IF_ACMPEQ: 165,
  IF_ACMPNE: 166,
  GOTO: 167,
  JSR: 168,
  RET: 169,
  TABLESWITCH: 170,
  LOOKUPSWITCH: 171,
  IRETURN: 172,
  ARETURN: 176,
  RETURN: 177,
  GETSTATIC: 178,
  PUTSTATIC: 179,
  GETFIELD: 180,
  PUTFIELD: 181,
  INVOKEVIRTUAL: 182,
  INVOKESPECIAL: 183,
  INVOKESTATIC: 184,
  INVOKEINTERFACE: 185,
  INVOKEDYNAMIC: 186,
  NEW: 187,
  NEWARRAY: 188,
  ANEWARRAY: 189,
  ARRAYLENGTH: 190,
  ATHROW: 191,
  CHECKCAST: 192,
  INSTANCEOF: 193,
  MONITORENTER: 194,
  MONITOREXIT: 195,
  WIDE: 196,
  MULTIANEWARRAY: 197,
  IFNULL: 198,
  IFNONNULL: 199,
} as const;

/** Length of each instruction in bytes; 0 for `wide` and the switches, whose length the bytes tell, and for unused codes. */
export const LENGTHS: Uint8Array = lengths();

function lengths(): Uint8Array {
  const table = new Uint8Array(256);
  table.fill(1, 0, 196);
  const set = (length: number, ...codes: readonly number[]): void => {
    for (const code of codes) table[code] = length;
  };
  set(2, 16, 18, 21, 22, 23, 24, 25, 54, 55, 56, 57, 58, 169, 188);
  set(3, 17, 19, 20, 132, 187, 189, 192, 193, 198, 199);
  table.fill(3, 153, 169);
  table.fill(3, 178, 185);
  set(4, 197);
  set(5, 185, 186, 200, 201);
  set(0, 170, 171, 196);
  return table;
}

export function isLoad(opcode: number): boolean {
  return opcode >= Op.ILOAD && opcode <= Op.ALOAD;
}

export function isStore(opcode: number): boolean {
  return opcode >= Op.ISTORE && opcode <= Op.ASTORE;
}

/** Two ways on, told apart by a condition. */
export function isConditional(opcode: number): boolean {
  return (opcode >= Op.IFEQ && opcode <= Op.IF_ACMPNE) || opcode === Op.IFNULL || opcode === Op.IFNONNULL;
}

export function isSwitch(opcode: number): boolean {
  return opcode === Op.TABLESWITCH || opcode === Op.LOOKUPSWITCH;
}

export function isReturn(opcode: number): boolean {
  return opcode >= Op.IRETURN && opcode <= Op.RETURN;
}

/** Whether control never goes on to the instruction behind. */
export function endsFlow(opcode: number): boolean {
  return opcode === Op.GOTO || opcode === Op.RET || opcode === Op.ATHROW || isSwitch(opcode) || isReturn(opcode);
}

/**
 * Whether edges of the instruction may have an exceptional successor. `areturn` is among them for the case that
 * a class is missing and the type of its operand has to be checked; a `monitorexit` throws nothing in the IR unless
 * its operand may be null, which is found out later.
 */
export const MAY_THROW: Uint8Array = throwing();

function throwing(): Uint8Array {
  const table = new Uint8Array(256);
  table.fill(1, Op.IALOAD, Op.SALOAD + 1);
  table.fill(1, Op.IASTORE, Op.SASTORE + 1);
  for (const code of [Op.IDIV, Op.LDIV, Op.IREM, Op.LREM, Op.LDC, Op.ARETURN]) table[code] = 1;
  table.fill(1, Op.GETSTATIC, Op.CHECKCAST + 1);
  table[Op.MONITORENTER] = 1;
  table[Op.MULTIANEWARRAY] = 1;
  return table;
}
