/** What `numbers` says of programs whose classes keep something, and what a run of them does. */
import * as numbersModule from '../../src/analyses/numbers/index.js';
import { runEntry } from '../../src/workspace/run-entry.js';
import { openTexts } from '../support/open.js';
import { KEPT, type Kept } from './kept.js';

const MARK = '// index';

export interface KeptSaid {
  /** Whether all that is said of the marked line is proved. */
  readonly isProved: boolean;
  readonly always: readonly string[];
}

export async function saidOfKept(
  text: string,
  { numbersInput }: Pick<typeof numbersModule, 'numbersInput'> = numbersModule,
): Promise<KeptSaid> {
  const { table } = await openTexts([{ path: 'A.java', text }]);
  const classes = table.inputs().flatMap((name) => table.find(name) ?? []);
  const { results, diagnostics } = numbersInput(table, classes, {
    isSelected: () => true,
    domain: 'zones',
    replay: false,
    budget: 1,
    tellsPoints: false,
  });
  if (diagnostics.length > 0) throw new Error(diagnostics.map(({ message }) => message).join());
  const line = text.split('\n').findIndex((each) => each.includes(MARK)) + 1;
  const claims = results
    .flatMap((result) => result.claims)
    .filter(({ property, location }) => property === 'array-bounds' && location.line === line);
  if (claims.length === 0) throw new Error('nothing is said of the line');
  return {
    isProved: claims.every(({ verdict }) => verdict === 'proved'),
    always: results.flatMap(({ always }) => always ?? []),
  };
}

/** The exception with which `main` ends. */
export async function thrownBy(text: string): Promise<string | null | undefined> {
  const workspace = await openTexts([{ path: 'A.java', text }]);
  const ran = runEntry(workspace, {
    entry: 'A.main',
    programArguments: [],
    stepBudget: 100_000,
    enableAssertions: true,
    input: '',
    output: () => {},
  });
  return ran.kind === 'ran' ? ran.result.exception : undefined;
}

export function twinOfKept({ name, text, from, to }: Kept): string {
  if (!text.includes(from)) throw new Error(`${name}: there is no ${from}`);
  return text.replace(from, to);
}

/** The first of the twins of which what fails is proved. */
export async function falselyKept(engine: Pick<typeof numbersModule, 'numbersInput'>): Promise<string | undefined> {
  for (const kept of KEPT)
    if ((await saidOfKept(twinOfKept(kept), engine)).isProved) return `${kept.name}: it is proved`;
  return undefined;
}
