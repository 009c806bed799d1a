/**
 * Groups of a pattern, written in the code, that take part in every match: `matcher.group(1)` is not null then. It speaks against an alarm; no proof rests on it.
 */
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { FieldReference, Instruction, Operand } from '../../../ir/instructions.js';
import { Flag, hasFlag } from '../../../ir/program.js';
import type { ExpressionText } from '../../../obligations/index.js';
import { Definitions } from '../../../program/flow/definitions.js';

type Call = Extract<Instruction, { kind: 'call' }>;

const MATCHER = 'java.util.regex.Matcher';
const PATTERN = 'java.util.regex.Pattern';

/** Whether the call asks for a group that the matcher's pattern always has. */
export function isInEveryMatch(call: Call, { definitions }: ExpressionText, hierarchy: Hierarchy): boolean {
  const { owner, name } = call.method;
  if (owner !== MATCHER || name !== 'group') return false;
  const [matcher, group] = call.arguments;
  if (group === undefined) return true;
  if (matcher === undefined || group.kind !== 'constant') return false;
  const made = callBehind(matcher, definitions);
  if (made?.method.owner !== PATTERN || made.method.name !== 'matcher') return false;
  const regex = made.arguments[0] === undefined ? undefined : regexOf(made.arguments[0], definitions, hierarchy);
  if (regex === undefined) return false;
  if (group.value === 0) return true;
  return surelyTaken(regex).has(typeof group.value === 'number' ? group.value : String(group.value));
}

/** The text that the pattern is compiled from, here or for a final field. */
function regexOf(pattern: Operand, definitions: Definitions, hierarchy: Hierarchy): string | undefined {
  const compiled = callBehind(pattern, definitions);
  if (compiled !== undefined) return textOf(compiled);
  const place = definitions.readFrom(pattern);
  return place !== undefined && 'field' in place ? regexIn(place.field, hierarchy) : undefined;
}

function regexIn(reference: FieldReference, hierarchy: Hierarchy): string | undefined {
  const field = hierarchy.resolveField(reference);
  if (field === undefined || !hasFlag(field, Flag.FINAL)) return undefined;
  const texts = (hierarchy.find(field.owner)?.methods ?? []).flatMap((method) => {
    const body = method.name === '<clinit>' || method.name === '<init>' ? method.body() : undefined;
    if (body === undefined) return [];
    return body.edges.flatMap(({ instruction }) => {
      if (instruction.kind !== 'store' || !('field' in instruction.place)) return [];
      const { owner, name } = instruction.place.field;
      if (owner !== field.owner || name !== field.name) return [];
      const compiled = callBehind(instruction.value, new Definitions(body));
      return [compiled === undefined ? undefined : textOf(compiled)];
    });
  });
  return texts.every((text) => text === texts[0]) ? texts[0] : undefined;
}

/** Flags may make white space, or everything, mean something else. */
function textOf({ method, arguments: given }: Call): string | undefined {
  const [text] = given;
  if (method.owner !== PATTERN || method.name !== 'compile' || given.length !== 1) return undefined;
  return text?.kind === 'constant' && typeof text.value === 'string' ? text.value : undefined;
}

function callBehind(operand: Operand, definitions: Definitions): Call | undefined {
  for (let each = operand; each.kind === 'variable'; ) {
    const instruction: Instruction | undefined = definitions.only(each)?.instruction;
    if (instruction?.kind === 'call') return instruction;
    if (instruction?.kind !== 'assign' || instruction.value.kind !== 'variable') return undefined;
    each = instruction.value;
  }
  return undefined;
}

interface Group {
  readonly around: Group | undefined;
  /** Its number or name, where it captures. */
  readonly names: readonly (number | string)[];
  /** Whether what is around can match without it. */
  isOptional: boolean;
  hasAlternatives: boolean;
}

/** Numbers and names of groups that take part in every match of the expression. */
export function surelyTaken(regex: string): ReadonlySet<number | string> {
  const all = groupsOf(regex);
  const isSure = ({ around, isOptional }: Group): boolean =>
    !isOptional && (around === undefined || (!around.hasAlternatives && isSure(around)));
  return new Set(all.filter(isSure).flatMap(({ names }) => names));
}

function groupsOf(regex: string): readonly Group[] {
  let inside: Group = { around: undefined, names: [], isOptional: false, hasAlternatives: false };
  const all: Group[] = [];
  let captured = 0;
  for (let at = 0; at < regex.length; at++) {
    const rest = regex.slice(at);
    if (rest.startsWith('\\Q')) {
      const end = regex.indexOf('\\E', at);
      at = end < 0 ? regex.length : end + 1;
    } else if (rest.startsWith('\\')) at++;
    else if (rest.startsWith('[')) at = endOfClass(regex, at);
    else if (rest.startsWith('|')) inside.hasAlternatives = true;
    else if (rest.startsWith('(')) {
      const named = /^\(\?<([A-Za-z]\w*)>/.exec(rest)?.[1];
      const captures = named !== undefined || !rest.startsWith('(?');
      if (captures) captured++;
      const names = captures ? [captured, ...(named === undefined ? [] : [named])] : [];
      const isNegative = rest.startsWith('(?!') || rest.startsWith('(?<!');
      inside = { around: inside, names, isOptional: isNegative, hasAlternatives: false };
      all.push(inside);
    } else if (rest.startsWith(')')) {
      if (/^\)(?:[?*]|\{0*[,}])/.test(rest)) inside.isOptional = true;
      inside = inside.around ?? inside;
    }
  }
  return all;
}

/** Where the class of characters ends that begins there; classes may hold classes. */
function endOfClass(regex: string, begin: number): number {
  let depth = 0;
  for (let at = begin; at < regex.length; at++) {
    if (regex[at] === '\\') at++;
    else if (regex[at] === '[') depth++;
    else if (regex[at] === ']' && --depth === 0) return at;
  }
  return regex.length;
}
