/** Faults in what `numbers` rests on, besides those of the lattices: each makes something proved that a run breaks. */
import type { SeededFault } from '../support/seeded/fault.js';

type Row = readonly [name: string, file: string, text: string, instead: string];

const ROWS: readonly Row[] = [
  [
    'the field of another object is kept',
    'fields.ts',
    "return !this.#fresh.differ(at.code, other, base) && ask(differ(other, base)) !== 'yes';",
    'return false;',
  ],
  [
    'a call writes no field',
    'fields.ts',
    'return term !== undefined && !isKept(term.field);',
    'return term !== undefined && isKept(term.field) && false;',
  ],
  [
    'what a call may write is read the wrong way',
    'fields.ts',
    'written.every((each) => each.name !== name)',
    'written.some((each) => each.name !== name)',
  ],
  ['constructors leave final fields alone', 'fields.ts', '!isConstructor && instruction.kind', 'instruction.kind'],
  [
    'every field is final',
    'final-fields.ts',
    'if (declared === undefined || !hasFlag(declared, Flag.FINAL) || hasFlag(declared, Flag.STATIC)) return false;',
    'if (declared === undefined) return false; if (!hasFlag(declared, Flag.FINAL)) return true;',
  ],
  [
    'a variable keeps the fields of its last object',
    'fields.ts',
    'let rebased = this.#without(state, (dimension) => terms.baseOf(dimension) === target.index);',
    'let rebased = state;',
  ],
  [
    'parameters of callees are never set again',
    'field-pack.ts',
    'kept: new Set(body.parameters.filter((parameter) => !assigned.has(parameter)).map(({ index }) => index)),',
    'kept: new Set(body.parameters.map(({ index }) => index)),',
  ],
  [
    'every new field holds one',
    'fields.ts',
    'constantExpression(isLength(dimension) ? -1 : 0)',
    'constantExpression(isLength(dimension) ? -1 : 1)',
  ],
  [
    'what is stored is not known to be new',
    'fields.ts',
    'const written = this.#without(typed, isWritten);',
    'const written = typed;',
  ],
  [
    'a field holds on entry what it holds at the end',
    'calls.ts',
    'both = fields.afterCall(at, callee.method, both);',
    '',
  ],
  ['what is within the type is not asked', 'numbers.ts', 'range.lower <= lower && upper <= range.upper;', 'true;'],
  ['what wraps around is dropped', 'numbers.ts', 'for (const turns of [0, 1, -1]) {', 'for (const turns of [0]) {'],
  [
    'a sum may leave int',
    'assignments.ts',
    'if (numbers.isWithin(typed, form, type, [left, right])) return [numbers.assigned(typed, target, form)];',
    'return [numbers.assigned(typed, target, form)];',
  ],
  [
    'minus does not wrap',
    'assignments.ts',
    'return this.#linear(typed, target, { value, type }, [operand]) ?? [numbers.assignedWithin(typed, target, range)];',
    'return [numbers.assigned(typed, target, { value, divisor: 1 })];',
  ],
  ['every conversion keeps the value', 'assignments.ts', "if (to === 'long') return", 'if (true) return'],
  [
    'a remainder is never negative',
    'operators.ts',
    'if (second.lower >= 1) known = below(other, known);',
    'known = numbers.atMost(known, minus(constantExpression(0), result)); if (second.lower >= 1) known = below(other, known);',
  ],
  [
    'quotients round down',
    'assignments.ts',
    "if (operator === '/') return isNatural && by > 0",
    "if (operator === '/') return by > 0",
  ],
  [
    'an index is only compared with the length',
    'steps.ts',
    "fails: [ ['<', value], ['>=', beyond], ],",
    "fails: [ ['>=', beyond], ],",
  ],
  ['one past the end is within', 'steps.ts', "['>=', beyond],", "['>', beyond],"],
  [
    'different references have different lengths',
    'conditions.ts',
    "if (isReference(type) && comparison === '!=' && !isNull(left) && !isNull(right)) return state;",
    '',
  ],
  [
    'a copied array is as long as the other',
    'library-calls.ts',
    "'java.util.Arrays.copyOf': [1],",
    "'java.util.Arrays.copyOf': [0],",
  ],
  [
    'a floor remainder is never negative',
    'library-results.ts',
    'if (second.lower >= 1)\n    return [',
    'if (true)\n    return [',
  ],
  [
    'the least has an absolute value',
    'library-results.ts',
    '...(least === undefined ? [] : [numbers.assignedWithin(least, target, interval(INT.lower, INT.lower))]),',
    '',
  ],
  ['what is found stands behind', 'library-results.ts', "else if (what === 'character') known", 'else known'],
  [
    'what is sought is found',
    'library-results.ts',
    'return [numbers.assignedWithin(before, target, { lower: -1, upper: -1 }), found];',
    'return [found];',
  ],
  [
    'what a call demands holds where it throws',
    '../linear-domain.ts',
    'both(at, [returned], left)',
    'both(at, [returned], returned)',
  ],
  [
    'what is checked is below',
    'library-demands.ts',
    "demandsOf('- <= 0', '0 < 1')",
    "demandsOf('- <= 0', '0 < 1', '1 <= 0')",
  ],
  ['a copy takes one more', 'library-demands.ts', "'1 + 4 <= 0', '3 + 4 <= 2'", "'1 + 4 < 0', '3 + 4 <= 2'"],
  [
    'what changes on the way is not looked at',
    'rebuilt.ts',
    'if (defined !== undefined) changed.add(defined.index);\n          points',
    'points',
  ],
  [
    'lengths are those of any array',
    'rebuilt.ts',
    'return form === undefined || mentions(form.value, found.changed) ? undefined : form;',
    "return form === undefined || (found.value.kind !== 'length' && mentions(form.value, found.changed)) ? undefined : form;",
  ],
];

export const NUMBERS_FAULTS: readonly SeededFault[] = ROWS.map(([name, file, text, instead]) => ({
  name,
  file: `domains/combinators/linear/${file}`,
  text,
  instead,
}));
