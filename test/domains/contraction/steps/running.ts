/** Runs the contraction domain over Java text with a universe given by hand; every state that steps make is looked over. */
import type { ContractionOptions, ShapeState } from '../../../../src/domains/heap/contraction/index.js';
import { type ContractionDomain, contractionDomain } from '../../../../src/domains/heap/contraction/index.js';
import type { ShapeTables } from '../../../../src/domains/heap/contraction/tables.js';
import { unknownObject } from '../../../../src/domains/heap/contraction/vague/vague.js';
import { type Alarm, analyse, type Code, type EngineResult, ProgramModel } from '../../../../src/engine/index.js';
import { Hierarchy } from '../../../../src/ir/hierarchy.js';
import type { FieldReference } from '../../../../src/ir/instructions.js';
import { isReference } from '../../../../src/ir/types.js';
import { liveVariables } from '../../../../src/program/flow/liveness.js';
import { openTexts } from '../../../support/open.js';
import { demandInvariants } from './invariants.js';

export interface Options {
  readonly links?: readonly string[];
  readonly parents?: readonly string[];
  readonly payloads?: readonly string[];
  readonly statics?: readonly string[];
  readonly nodes?: readonly string[];
  readonly mode?: 'exact' | 'partial';
  readonly contracts?: ContractionOptions['contracts'];
  readonly outside?: ContractionOptions['outside'];
  readonly tellsFresh?: boolean;
  readonly cap?: number;
  readonly splits?: number;
  /** Whether dead variables are known; default yes. */
  readonly liveness?: boolean;
}

export interface Ran {
  readonly tables: ShapeTables;
  readonly domain: ContractionDomain;
  readonly program: ProgramModel;
  readonly code: Code;
  readonly result: EngineResult<ShapeState>;
  /** All alarms of the root, as `rule certainty line`, sorted, without repetition. */
  readonly alarms: readonly string[];
  /** The states before the first instruction in the line with the text. */
  readonly before: (text: string) => readonly ShapeState[];
  /** The states at the normal end. */
  readonly atEnd: readonly ShapeState[];
}

export async function prepared(text: string, root: string, options: Options = {}) {
  const { table } = await openTexts([{ path: 'Test.java', text }]);
  const hierarchy = new Hierarchy(table);
  for (const name of table.inputs()) for (const method of table.find(name)?.methods ?? []) method.body();
  const program = new ProgramModel(hierarchy, {
    classes: table.inputs(),
    ...(options.liveness !== false && { liveVariables }),
  });
  const dot = root.lastIndexOf('.');
  const method = table.find(root.slice(0, dot))?.methods.find(({ name }) => name === root.slice(dot + 1));
  const code = method === undefined ? undefined : program.code(method);
  if (code === undefined) throw new Error(`no code of ${root}`);
  const field = (name: string): FieldReference => {
    const place = name.lastIndexOf('.');
    const [owner, short] = [name.slice(0, place), name.slice(place + 1)];
    const found = hierarchy.declaredField(owner, short);
    if (found === undefined) throw new Error(`no field ${name}`);
    return { owner, name: short, type: found.type };
  };
  const nodes = new Set(options.nodes ?? options.links?.map((name) => name.slice(0, name.lastIndexOf('.'))) ?? []);
  const domain = contractionDomain(program, {
    universe: {
      links: options.links?.map(field) ?? [],
      parents: options.parents?.map(field) ?? [],
      payloads: options.payloads?.map(field) ?? [],
      statics: options.statics?.map(field) ?? [],
      isNode: (type) => nodes.has(type),
    },
    mode: options.mode ?? 'partial',
    contracts: options.contracts ?? 'everywhere',
    tellsFresh: options.tellsFresh ?? false,
    pinsParameters: false,
    olds: () => [],
    cap: options.cap ?? 40,
    splits: options.splits ?? 5000,
    cutpoints: 4,
    outside: options.outside ?? 'told-apart',
  });
  return { program, code, domain, table };
}

/** Parameters may be null or anything; nothing is known of the heap. */
export function vagueStart(tables: ShapeTables, code: Code): ShapeState {
  const work = tables.blank(code);
  const slots = tables.slots(code);
  for (const [index, parameter] of code.body.parameters.entries()) {
    if (!isReference(parameter.type)) continue;
    const isReceiver = index === 0 && parameter.sourceName === 'this';
    work.draft.variables[slots.of(parameter)] = unknownObject(
      tables,
      work.draft,
      tables.classesOf(parameter.type),
      isReceiver ? 'non-null' : 'nullable',
    );
  }
  for (const [index, { type }] of tables.options.universe.statics.entries()) {
    const node = unknownObject(tables, work.draft, tables.classesOf(type), 'nullable');
    work.draft.variables[slots.firstStatic + index] = node;
  }
  return tables.close(work, code, code.body.entry).state;
}

export async function run(text: string, root: string, options: Options = {}): Promise<Ran> {
  const { program, code, domain } = await prepared(text, root, options);
  const { tables } = domain;
  const start = vagueStart(tables, code);
  const result = analyse(program, domain, [{ code, states: [start] }], { merge: { kind: 'equal-keys' } });
  if (result.outcome !== 'solved') throw new Error(`${result.outcome}: ${result.reason ?? ''}`);
  const violations = result.violations();
  if (violations.length > 0) throw new Error(violations.join('\n'));
  const [activation] = result.activations;
  if (activation === undefined) throw new Error('nothing was analysed');
  const alarms = new Set<string>();
  for (const each of result.activations) {
    for (const { at, state, outcome } of result.visits(each)) {
      demandInvariants(tables, state);
      for (const after of [...outcome.normal, ...outcome.exceptional]) demandInvariants(tables, after);
      if (each === activation) for (const alarm of outcome.alarms) alarms.add(spelled(alarm, at.edge.span.line));
    }
  }
  const lines = text.split('\n');
  const before = (part: string): readonly ShapeState[] => {
    const line = lines.findIndex((each) => each.includes(part)) + 1;
    if (line === 0) throw new Error(`no line has ${part}`);
    const points = code.body.edges.filter(({ span }) => span.line === line).map(({ from }) => from);
    return result.at(activation, Math.min(...points));
  };
  const { exit } = code.body;
  const atEnd = exit === undefined ? [] : result.at(activation, exit);
  return { tables, domain, program, code, result, alarms: [...alarms].sort(), before, atEnd };
}

function spelled({ rule, certainty }: Alarm, line: number): string {
  return `${rule} ${certainty} ${line}`;
}
