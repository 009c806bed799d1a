/** Parts of texts for people that several commands share: what is said of a claim, the way to it, how it was replayed. */
import type { FindingStep } from '../findings/check-result.js';
import type { Claim, Location, Witness, WitnessStep } from '../findings/claim.js';
import { lastLines } from './last-lines.js';

/** Marks text for a terminal, or leaves it alone. */
export interface Paint {
  readonly bug: (text: string) => string;
  readonly maybe: (text: string) => string;
  readonly safe: (text: string) => string;
  readonly faint: (text: string) => string;
  readonly strong: (text: string) => string;
}

const SAME = (text: string): string => text;
export const PLAIN: Paint = { bug: SAME, maybe: SAME, safe: SAME, faint: SAME, strong: SAME };

/** Steps that are shown. */
const SHOWN_STEPS = 12;

/** javac calls the code of a lambda in `main` `lambda$main$0`. */
export function methodText(name: string): string {
  const around = /^lambda\$(.+)\$\d+$/.exec(name)?.[1];
  return around === undefined ? `\`${name}\`` : `a lambda of \`${around}\``;
}

/** What is said of a claim that was not proved. */
export function headline({ verdict, message, property, reason }: Claim, paint: Paint): string {
  const text = message ?? property;
  if (verdict === 'refuted') return `${paint.bug('bug:')} ${text} (replayed)`;
  if (verdict === 'unproved') return `${paint.maybe('maybe:')} ${text}`;
  return `${paint.maybe('not analysed:')} ${text}${reason === undefined ? '' : ` (${reason})`}`;
}

/** The way to a problem, indented; `file` is the one that was named already. */
export function stepsText(steps: readonly FindingStep[], { file }: Pick<Location, 'file'>): readonly string[] {
  const shown = steps.length <= SHOWN_STEPS ? steps : [...steps.slice(0, SHOWN_STEPS - 4), ...steps.slice(-4)];
  return shown.flatMap(({ location, message }, index) => {
    const place = placeOf(location, file);
    const gap = shown.length < steps.length && index === SHOWN_STEPS - 4;
    return [
      ...(gap ? [`    … ${steps.length - shown.length} more steps …`] : []),
      `    ${place === '' ? '' : `${place}: `}${message}`,
    ];
  });
}

/** The line where the file is that of the finding; nothing where it is not known either. */
function placeOf({ file, line }: Location, shown: string): string {
  if (file !== shown) return line === 0 ? file : `${file}:${line}`;
  return line === 0 ? '' : `line ${line}`;
}

/** How the run started that breaks a claim, on what heap, and what it did last. */
export function witnessText(
  { start, calls, arguments: values, trace, heap }: Witness,
  { file }: Partial<Pick<Location, 'file'>> = {},
): readonly string[] {
  if (start === 'main') {
    const given = values.length === 0 ? '' : ` with ${values.join(', ')}`;
    return [`  replayed from main${given}`, ...traceText(trace, file)];
  }
  if (start === 'calls') return ['  replayed by:', ...calls.map((call) => `    ${call};`), ...traceText(trace, file)];
  const objects = heap.map(({ id, fields }) => {
    const cells = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
    return `    ${id} {${cells.join(', ')}}`;
  });
  return [
    `  replayed on a heap built for it (no code was seen to build it): ${values.join(', ')}`,
    ...objects,
    ...traceText(trace, file),
  ];
}

/** `file` is the one that was named already. */
function traceText(trace: readonly WitnessStep[], file: string | undefined): readonly string[] {
  if (trace.length === 0) return [];
  return [
    '  last lines run:',
    ...lastLines(trace).map(({ line, file: own = file, where, values, note }) => {
      const isElsewhere = file !== undefined && own !== file;
      const place = line === 0 ? '' : isElsewhere ? `${own}:${line} ` : `line ${String(line).padEnd(5)} `;
      const said = [...(note === undefined ? [] : [note]), ...values].join('; ');
      return `    ${place}${[where, said].filter((each) => each !== '').join(': ')}`.trimEnd();
    }),
  ];
}

/** What is true where claims named after an error are proved. */
const WORDS: Readonly<Record<string, string>> = {
  'null-dereference': 'no null dereference',
  'class-cast': 'no failed cast',
  'array-bounds': 'no index out of bounds',
  'negative-array-size': 'no array of negative length',
  'array-store': 'no failed array store',
  'division-by-zero': 'no division by zero',
  'lost-nodes': 'no lost nodes',
};

/** `no null dereference` for `null-dereference`. */
export function safeText(property: string): string {
  return WORDS[property] ?? property;
}

export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
