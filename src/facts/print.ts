/** Prints a formula with as few parentheses as parse back to the same formula. */
import { type BinaryOperator, ELEMENTS, type FieldText, type Formula, type Literal, type TypeText } from './formula.js';
import { BINDING_POWER, PREFIX_POWER } from './parse.js';

const POSTFIX_POWER = PREFIX_POWER + 1;

export function printFormula(formula: Formula): string {
  return print(formula, 0);
}

/** In a place where only operators binding tighter than `power` may stand bare. */
function print(formula: Formula, power: number): string {
  const own = powerOf(formula);
  const text = bare(formula, own);
  return own > power ? text : `(${text})`;
}

function powerOf(formula: Formula): number {
  if (formula.kind === 'binary') return BINDING_POWER[formula.operator];
  // Weaker than it is, because a `<` behind the type would open type arguments.
  if (formula.kind === 'instanceof') return BINDING_POWER['=='];
  if (formula.kind === 'unary' || formula.kind === 'cast') return PREFIX_POWER;
  return POSTFIX_POWER;
}

function bare(formula: Formula, power: number): string {
  switch (formula.kind) {
    case 'literal':
      return printLiteral(formula);
    case 'name':
      return formula.name;
    case 'select':
      // The point behind a bare number would belong to the number.
      return `${print(formula.base, isNumber(formula.base) ? POSTFIX_POWER : PREFIX_POWER)}.${formula.name}`;
    case 'index':
      return `${print(formula.base, PREFIX_POWER)}[${print(formula.index, 0)}]`;
    case 'unary': {
      const operand = print(formula.operand, PREFIX_POWER - 1);
      // `--` and `++` would be read as one token.
      return operand.startsWith(formula.operator) && formula.operator !== '!'
        ? `${formula.operator} ${operand}`
        : formula.operator + operand;
    }
    case 'binary': {
      const right = isRightAssociative(formula.operator);
      const left = print(formula.left, right ? power : power - 1);
      return `${left} ${formula.operator} ${print(formula.right, right ? power - 1 : power)}`;
    }
    case 'instanceof':
      return `${print(formula.operand, BINDING_POWER.instanceof - 1)} instanceof ${printType(formula.type)}`;
    case 'cast': {
      const operand = print(formula.operand, PREFIX_POWER - 1);
      // `(T) -x` would be read as a subtraction.
      return `(${printType(formula.type)}) ${/^[+-]/.test(operand) ? `(${operand})` : operand}`;
    }
    case 'result':
      return '\\result';
    case 'old':
      return `\\old(${print(formula.operand, 0)})`;
    case 'quantified': {
      const range = formula.range === undefined ? '' : ` ${print(formula.range, 0)};`;
      const head = `\\${formula.quantifier} ${printType(formula.type)} ${formula.variables.join(', ')}`;
      return `(${head};${range} ${print(formula.body, 0)})`;
    }
    case 'predicate': {
      const subjects = formula.subjects.map((subject) => print(subject, 0));
      return `${formula.name}(${[...subjects, ...formula.fields.map(printField)].join(', ')})`;
    }
  }
}

function isNumber(formula: Formula): boolean {
  return formula.kind === 'literal' && ['int', 'long', 'float', 'double'].includes(formula.type);
}

function isRightAssociative(operator: BinaryOperator): boolean {
  return operator === '==>';
}

export function printField(field: FieldText): string {
  return field.owner === undefined || field.name === ELEMENTS ? field.name : `${field.owner}.${field.name}`;
}

export function printType(type: TypeText): string {
  return type.name + '[]'.repeat(type.dimensions);
}

function printLiteral({ type, value }: Literal): string {
  switch (type) {
    case 'null':
      return 'null';
    case 'boolean':
      return value === 0 ? 'false' : 'true';
    case 'char':
      return `'${escaped(String.fromCharCode(Number(value)), "'")}'`;
    case 'string':
      return `"${escaped(String(value), '"')}"`;
    case 'int':
      return Number(value) < 0 ? `0x${(Number(value) >>> 0).toString(16)}` : String(value);
    case 'long': {
      const whole = BigInt(value ?? 0);
      return whole < 0n ? `0x${BigInt.asUintN(64, whole).toString(16)}L` : `${whole}L`;
    }
    case 'float':
      return `${value}f`;
    case 'double':
      return /[.e]/.test(String(value)) ? String(value) : `${value}.0`;
  }
}

const ESCAPES: Readonly<Record<string, string>> = { '\b': 'b', '\t': 't', '\n': 'n', '\f': 'f', '\r': 'r', '\\': '\\' };

function escaped(text: string, quote: string): string {
  return text.replace(/[^ -~]|["'\\]/g, (character) => {
    const short = ESCAPES[character];
    if (short !== undefined) return `\\${short}`;
    if (character === '"' || character === "'") return character === quote ? `\\${character}` : character;
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
