/** What a run of a program shows about the claims of `check`: which proofs it contradicts. */

import { FINDERS } from '../../src/analyses/check/finders/index.js';
import { runMain } from '../../src/execution/entry.js';
import { NATIVES } from '../../src/execution/natives/index.js';
import type { FrameView } from '../../src/execution/options.js';
import type { Claim } from '../../src/findings/claim.js';
import { HIDDEN_REASONS } from '../../src/findings/claim.js';
import type { Edge } from '../../src/ir/body.js';
import { Hierarchy } from '../../src/ir/hierarchy.js';
import type { Condition } from '../../src/ir/instructions.js';
import type { MethodDeclaration } from '../../src/ir/program.js';
import { FormulaBook } from '../../src/obligations/formula-book.js';
import { check, type Workspace } from '../../src/workspace/index.js';

const PROPERTIES: Readonly<Record<Condition['kind'], string>> = {
  'not-null': 'null-dereference',
  castable: 'class-cast',
  'in-bounds': 'array-bounds',
  'not-negative': 'negative-array-size',
  'not-zero': 'division-by-zero',
  storable: 'array-store',
};

export interface Agreement {
  /** Places of the input where a check failed in the run, with the verdicts that were given there. */
  readonly failures: readonly string[];
  /** Those at which everything was said to be proved or never reached, and those of which nothing was said. */
  readonly contradicted: readonly string[];
  readonly claims: readonly Claim[];
}

export function agreement(workspace: Workspace, mainClass: string, stepBudget = 50_000_000): Agreement {
  const failed = new Set<string>();
  const subjects = new Subjects(new Hierarchy(workspace.table));
  const options = {
    natives: NATIVES,
    stepBudget,
    checkClauses: false,
    hooks: {
      failed: (frame: FrameView, edge: Edge): void => {
        // Local classes and lambdas are listed only when the code around them has been looked at.
        if (workspace.table.find(frame.method.owner)?.origin === 'input') {
          const key = keyOf(edge);
          if (key !== undefined) failed.add(`${key} ${subjects.of(frame.method, edge)}`);
        }
      },
    },
  };
  const entry = workspace.table.find(mainClass)?.methods.find(({ name }) => name === 'main');
  if (entry === undefined) throw new Error(`${mainClass} has no main method`);
  runMain(workspace.table, entry, [], options);
  const { results } = check(workspace, { classes: [], methods: [], show: HIDDEN_REASONS, replay: false, budget: 1 });
  const claims = results.flatMap((result) => result.claims);
  const verdicts = new Map<string, string[]>();
  for (const claim of claims) {
    const { file, line, column } = claim.location;
    const key = `${file}:${line}:${column} ${claim.property} ${claim.subject}`;
    verdicts.set(key, [...(verdicts.get(key) ?? []), claim.verdict]);
  }
  const known = [...failed];
  return {
    failures: known.map((key) => `${key}: ${(verdicts.get(key) ?? ['no claim']).join(', ')}`),
    contradicted: known.filter((key) => (verdicts.get(key) ?? []).every((verdict) => verdict === 'proved')),
    claims,
  };
}

/** Undefined for what is no check. */
function keyOf({ instruction, span }: Edge): string | undefined {
  if (instruction.kind !== 'check') return undefined;
  return `${span.file}:${span.line}:${span.column} ${PROPERTIES[instruction.condition.kind]}`;
}

/** What claims about an edge are about: class files tell lines only, and one line may hold many claims. */
class Subjects {
  readonly #hierarchy: Hierarchy;
  readonly #known = new Map<Edge, string>();
  readonly #read = new Set<MethodDeclaration>();

  constructor(hierarchy: Hierarchy) {
    this.#hierarchy = hierarchy;
  }

  of(method: MethodDeclaration, edge: Edge): string {
    if (!this.#read.has(method)) {
      this.#read.add(method);
      const context = { hierarchy: this.#hierarchy, formulas: new FormulaBook(this.#hierarchy) };
      for (const finder of FINDERS) {
        for (const { edges, subject } of finder.obligations(method, context)) {
          for (const each of edges) if (each.instruction.kind === 'check') this.#known.set(each, subject);
        }
      }
    }
    return this.#known.get(edge) ?? '';
  }
}
