/** Components and clients of the paper, analysed with the errors of its tables. */
import { readFileSync } from 'node:fs';
import type { ComponentResult } from '../../../src/findings/typestate-result.js';
import { typestate } from '../../../src/workspace/typestate.js';
import { openFiles } from '../../support/open.js';
import type { Figure } from './figures.js';

/** Null dereferences are errors of the printed tables: T1 of Figure 11. */
export const ERRORS = ['throw', 'null'];

const MAIN: Readonly<Record<string, string>> = {
  'a-c': 'A',
  'set-iterator': 'Set',
  list: 'List',
  graph: 'Graph',
  listeners: 'DropTarget',
  queue: 'Queue',
  stack: 'Stack',
};

export function componentFile({ folder }: Figure): string {
  return new URL(`components/${folder}/${MAIN[folder]}.java`, import.meta.url).pathname;
}

export function runFile({ folder }: Figure): string {
  return new URL(`runs/${folder}/Rows.java`, import.meta.url).pathname;
}

/** Each is analysed once. */
const TABLES = new Map<Figure, Promise<ComponentResult>>();

export function tableOf(figure: Figure): Promise<ComponentResult> {
  const known = TABLES.get(figure) ?? analysed(figure);
  TABLES.set(figure, known);
  return known;
}

async function analysed(figure: Figure): Promise<ComponentResult> {
  const workspace = await openFiles(componentFile(figure));
  const { components, faults } = typestate(workspace, { classes: [], methods: [], errors: ERRORS, budget: 1 });
  if (faults > 0 || components.length !== 1) throw new Error(`${components.length} components, ${faults} faults`);
  const [component] = components;
  if (component === undefined) throw new Error('no component');
  return component;
}

export interface ClientCall {
  readonly method: string;
  readonly line: number;
  readonly verdict: string;
}

export interface CheckedClient {
  /** One for each call of the component. */
  readonly calls: readonly ClientCall[];
  /** Lines marked `FAILS`. */
  readonly failing: readonly number[];
}

const CLIENTS = new Map<string, Promise<ReadonlyMap<string, CheckedClient>>>();

/** The clients of a file, by method. */
export function clientsOf(figure: Figure, name: string): Promise<ReadonlyMap<string, CheckedClient>> {
  const known = CLIENTS.get(name) ?? checked(figure, name);
  CLIENTS.set(name, known);
  return known;
}

async function checked(figure: Figure, name: string): Promise<ReadonlyMap<string, CheckedClient>> {
  const file = new URL(`clients/${figure.folder}/${name}.java`, import.meta.url).pathname;
  const workspace = await openFiles(componentFile(figure), file);
  const { clients } = typestate(workspace, {
    classes: [],
    methods: [],
    errors: ERRORS,
    budget: 1,
    isClient: (declaration) => declaration.file === file,
  });
  const lines = readFileSync(file, 'utf8').split('\n');
  return new Map(
    clients.map(({ method = '', location, claims }) => {
      const start = location.line;
      const length = lines.slice(start).indexOf('    }');
      const failing = lines.flatMap((line, at) =>
        line.includes('// FAILS') && at + 1 > start && at < start + length ? [at + 1] : [],
      );
      const calls = claims
        .filter(({ property }) => property === 'protocol-error')
        .map((claim) => ({ method, line: claim.location.line, verdict: claim.verdict }));
      return [method, { calls, failing }];
    }),
  );
}
