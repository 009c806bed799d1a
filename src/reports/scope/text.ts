/** The result of running a method on all heaps up to a scope, for people. */
import type { Claim, Witness, WitnessObject } from '../../findings/claim.js';
import type { ScopeResult } from '../../findings/result.js';

/** Steps of a trace that are shown: the first ones and the last ones. */
const SHOWN_STEPS = 40;

export function scopeText(result: ScopeResult): string {
  const { claims, runs, scope, location } = result;
  const owner = simpleName(result.class);
  const name = result.method === '<init>' ? `new ${owner}` : `${owner}.${result.method}`;
  const lines = [`${name} (${location.file}:${location.line}): ${runs} ${runs === 1 ? 'run' : 'runs'}, scope ${scope}`];
  const refuted = claims.filter((claim) => claim.verdict === 'refuted');
  const undecided = claims.filter((claim) => claim.verdict === 'unknown');
  const held = claims.filter((claim) => claim.verdict === 'unproved');
  const told = new Set<string>();
  for (const claim of refuted) {
    lines.push(...bugText(claim));
    const { witness } = claim;
    if (witness === undefined) continue;
    const start = JSON.stringify([witness.arguments, witness.heap]);
    lines.push(
      ...(told.has(start) ? [`  on the same heap: ${callText(result, witness)}`] : witnessText(witness, result)),
    );
    told.add(start);
  }
  for (const [reason, count] of tally(undecided)) lines.push(`  not analysed: ${plural(count, 'claim')} (${reason})`);
  for (const claim of undecided) lines.push(`    ${described(claim)}`);
  for (const [reason, count] of tally(held)) {
    const bounded = reason === `holds up to scope ${scope}`;
    const text = bounded ? `all held up to scope ${scope}; larger heaps were not tried` : reason;
    lines.push(`  maybe: ${plural(count, 'claim')}: ${text}`);
  }
  for (const claim of held) lines.push(`    ${described(claim)}`);
  if (claims.length === 0) lines.push('  nothing to check: no assertion, and nothing in the code that can fail');
  for (const note of result.notes) lines.push(`  note: ${note}`);
  if (result.cutOff) lines.push('  cut off: not all heaps of this scope were run');
  return `${lines.join('\n')}\n`;
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function tally(claims: readonly Claim[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { reason = '' } of claims) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return counts;
}

function described({ property, subject, location, unreached }: Claim): string {
  const vacuous = unreached === true ? ' (no run reached it)' : '';
  return `${location.file}:${location.line}: ${property}${subject === undefined ? '' : ` ${subject}`}${vacuous}`;
}

/** As it would be written: `list.add(x)`, `max(1, 2)`, `new Node(3)`. */
function callText({ class: owner, method, parameters }: ScopeResult, { arguments: values }: Witness): string {
  const receiver = parameters[0] === 'this' ? values[0] : undefined;
  const list = `(${(receiver === undefined ? values : values.slice(1)).join(', ')})`;
  if (method === '<init>') return `new ${simpleName(owner)}${list}`;
  return `${receiver === undefined ? '' : `${receiver}.`}${method}${list}`;
}

function bugText({ message, property }: Claim): readonly string[] {
  const [first = property, ...rest] = (message ?? property).split('\n');
  return [`  bug: ${first} (replayed)`, ...rest.map((line) => `  ${line}`)];
}

function witnessText(witness: Witness, result: ScopeResult): readonly string[] {
  const counts = `${plural(witness.heap.length, 'object')}; ${plural(result.runs, 'run')} in all`;
  return [
    `  smallest heap that breaks it (${counts}): ${callText(result, witness)}`,
    ...witness.heap.map((object) => `    ${objectText(object)}`),
    ...trace(witness),
  ];
}

function objectText({ id, fields }: WitnessObject): string {
  return `${id} {${Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ')}}`;
}

function trace({ trace: steps }: Witness): string[] {
  const half = SHOWN_STEPS / 2;
  const shown = steps.length <= SHOWN_STEPS ? steps : [...steps.slice(0, half), undefined, ...steps.slice(-half)];
  const lines = shown.flatMap((step) => {
    if (step === undefined) return [`    … ${steps.length - SHOWN_STEPS} more lines …`];
    const parts = [
      ...Object.entries(step.variables).map(([name, value]) => `${name} = ${value}`),
      ...step.heap.map(objectText),
    ];
    return [
      `    line ${String(step.line).padEnd(5)} ${[step.note, ...parts].filter((part) => part !== undefined).join('; ')}`,
    ];
  });
  return lines.length === 0 ? [] : ['  lines run, and what each left behind:', ...lines];
}

/** Without the package. */
function simpleName(className: string): string {
  return className.slice(className.lastIndexOf('.') + 1).replaceAll('$', '.');
}
