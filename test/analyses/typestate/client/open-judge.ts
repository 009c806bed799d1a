/** What sketches say of the calls of clients without a program, over the shipped protocols. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { componentsFolder } from '../../../../src/cli/input/package-files.js';
import type { TypestateEngine } from '../../../fuzz/typestate/engine.js';
import { openTexts } from '../../../support/open.js';

/** With what stands for collections of other classes. */
const FOLDERS = ['java/util', 'espalier'].map((folder) => path.join(componentsFolder(), folder));
const PROTOCOLS = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.java'))
    .map((file) => ({ path: path.join(folder, file), text: readFileSync(path.join(folder, file), 'utf8') })),
);

export interface OpenVerdicts {
  /** Lines with calls that are not safe. */
  readonly unsafe: readonly number[];
  readonly unknown: number;
}

export async function openVerdicts(
  engine: Pick<TypestateEngine, 'componentsOf' | 'clientCode' | 'callsOf' | 'sketchesOf'>,
  text: string,
): Promise<OpenVerdicts> {
  // A scanner is an iterator, and may be closed: it is there only where it is spoken of.
  const protocols = PROTOCOLS.filter((each) => text.includes('Scanner') || !each.path.endsWith('Scanner.java'));
  const { table } = await openTexts([{ path: 'Client.java', text }, ...protocols]);
  const classes = table.inputs().flatMap((name) => table.find(name) ?? []);
  const members = classes.filter(({ span }) => span.file !== 'Client.java');
  const components = engine.componentsOf(table, members, { errors: { named: ['throw', 'assert'] } });
  const [first] = components;
  if (first === undefined) throw new Error('no protocol');
  const code = engine.clientCode(
    first,
    classes.filter(({ span }) => span.file === 'Client.java'),
  );
  const { open } = engine.sketchesOf(components, 1, 'library');
  const unsafe = new Set<number>();
  let unknown = 0;
  for (const call of components.flatMap((component) => [...engine.callsOf(component, code).values()].flat())) {
    const { kind } = open.of(call);
    if (kind === 'unknown') unknown++;
    if (kind !== 'safe') unsafe.add(call.edges[0]?.span.line ?? 0);
  }
  return { unsafe: [...unsafe].sort(), unknown };
}

/** As the comments of the text have it. */
export function markedLines(text: string): readonly number[] {
  return text.split('\n').flatMap((line, index) => (line.includes('// fails') ? [index + 1] : []));
}
