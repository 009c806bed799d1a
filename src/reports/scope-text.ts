/** The result of running a method on all heaps up to a scope, for people. */
import type { Claim, Witness, WitnessObject } from '../findings/claim.js';
import type { ScopeResult } from '../findings/result.js';

/** Steps of a trace that are shown: the first ones and the last ones. */
const SHOWN_STEPS = 40;

export function scopeText(result: ScopeResult): string {
  const { claims, runs, scope, location } = result;
  const name = `${simpleName(result.class)}.${result.method}`;
  const lines = [`${name} (${location.file}:${location.line}): ${runs} ${runs === 1 ? 'run' : 'runs'}, scope ${scope}`];
  const refuted = claims.filter((claim) => claim.verdict === 'refuted');
  const undecided = claims.filter((claim) => claim.verdict === 'unknown');
  const held = claims.filter((claim) => claim.verdict === 'unproved');
  for (const claim of refuted) lines.push(...refutation(claim, result));
  for (const [reason, count] of tally(undecided)) lines.push(`  not decided: ${plural(count, 'claim')} (${reason})`);
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

function described({ property, subject, location }: Claim): string {
  return `${location.file}:${location.line}: ${property}${subject === undefined ? '' : ` ${subject}`}`;
}

function refutation(claim: Claim, { method, runs }: ScopeResult): string[] {
  const { witness, message = claim.property } = claim;
  const lines = message.split('\n').map((line, index) => (index === 0 ? `  bug: ${line} (replayed)` : `  ${line}`));
  if (witness === undefined) return lines;
  const size = plural(witness.heap.length, 'object');
  lines.push(
    `  smallest heap that breaks it (${size}; ${plural(runs, 'run')} in all): ${method}(${witness.arguments.join(', ')})`,
  );
  for (const object of witness.heap) lines.push(`    ${objectText(object)}`);
  return [...lines, ...trace(witness)];
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
