/** The last lines that a replayed run went through, in words: where each stands, and what the variables of the program held. */
import type { WitnessStep } from '../findings/claim.js';

/** As many as a reader wants at once. */
const SHOWN_LINES = 6;

export interface LastLine extends Pick<WitnessStep, 'line' | 'file' | 'note'> {
  /** The method; empty where it is not known. */
  readonly where: string;
  readonly values: readonly string[];
}

/** What initialisers of classes did on the way is left out where something else has failed. */
export function lastLines(trace: readonly WitnessStep[], most = SHOWN_LINES): readonly LastLine[] {
  const last = trace.at(-1);
  const isAside = ({ method }: WitnessStep): boolean => isInitialiser(method) && method !== last?.method;
  return trace
    .filter((step) => !isAside(step))
    .slice(-most)
    .map(({ line, file, note, method, variables }) => ({
      line,
      ...(file === undefined ? {} : { file }),
      ...(note === undefined ? {} : { note }),
      where: method === undefined ? '' : wordsFor(method),
      values: Object.entries(variables)
        .filter(([name]) => !isMadeUp(name))
        .map(([name, value]) => `${name} = ${value}`),
    }));
}

function isInitialiser(method: string | undefined): boolean {
  return method?.endsWith('.<clinit>') === true;
}

/** Variables that the source does not have: arrays and iterators of loops over elements. */
function isMadeUp(name: string): boolean {
  return name.endsWith('$');
}

function wordsFor(method: string): string {
  const at = method.lastIndexOf('.');
  const [owner, name] = [method.slice(0, at).replaceAll('$', '.'), method.slice(at + 1)];
  if (name === '<init>') return `new ${owner}`;
  if (name === '<clinit>') return `initialiser of ${owner}`;
  const around = /^lambda\$(.+)\$\d+$/.exec(name)?.[1];
  return around === undefined ? `${owner}.${name}` : `a lambda of ${owner}.${around.replace('new', owner)}`;
}
