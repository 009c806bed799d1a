/** Fuzzing of the IR with random well-typed programs: text form, verifier and machine. */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { CallGraph } from '../../src/ir/callgraph.js';
import { Hierarchy } from '../../src/ir/hierarchy.js';
import type { MethodDeclaration } from '../../src/ir/program.js';
import { parseProgram } from '../../src/ir/text/parse.js';
import { printProgram } from '../../src/ir/text/print.js';
import { verifyMethod } from '../../src/ir/verifier.js';
import { testLibrary } from '../ir/library.js';
import { plainClass, plainClassNowhere } from '../ir/plain.js';
import { Choices, tapes } from './choices.js';
import { MUTANTS } from './mutants.js';
import { buildProgram, type GeneratedProgram, programs } from './program-arbitrary.js';
import { labelOf, type RunTrace, runTrace } from './run-trace.js';

const library = testLibrary();

function verify({ table, classes }: Pick<GeneratedProgram, 'table' | 'classes'>): void {
  const hierarchy = new Hierarchy(table);
  for (const method of classes.flatMap(({ methods }) => methods)) {
    for (const problem of verifyMethod(hierarchy, method)) {
      throw new Error(`${method.owner}.${method.name} at ${problem.point}: ${problem.message}`);
    }
  }
}

function reparsed(text: string): GeneratedProgram {
  const parsed = parseProgram(text, library);
  if (parsed.kind === 'error') throw new Error(`line ${parsed.error.line}: ${parsed.error.message}`);
  return parsed;
}

/**
 * Every method that ran is in the rapid-type call graph, and that is part of the class-hierarchy one. Library code is left
 * out: exceptions of checks are made by the machine itself.
 */
function verifyCallGraph({ table, classes }: GeneratedProgram, { ran }: RunTrace): void {
  const hierarchy = new Hierarchy(table);
  const entries = classes.flatMap(({ methods }) => methods).filter(({ name }) => name === 'run');
  const [fine, coarse] = (['rapid-type', 'class-hierarchy'] as const).map(
    (precision) => new Set(new CallGraph(hierarchy, entries, { precision }).methods.map(labelOf)),
  );
  for (const label of ran) {
    if (!label.startsWith('java.') && fine?.has(label) !== true)
      throw new Error(`${label} ran but is not in the call graph`);
  }
  for (const label of fine ?? [])
    if (coarse?.has(label) !== true) throw new Error(`only the finer call graph has ${label}`);
}

/** How the runs ended, counted; a campaign in which none gets anywhere would show here. */
export type Endings = Map<string, number>;

/** Programs verify, print, parse back to the same, and run the same. Throws with a shrunk program where one does not. */
export function fuzzPrograms(count: number, seed: number): Endings {
  const endings: Endings = new Map();
  const property = fc.property(programs, (program) => {
    verify(program);
    const exact = reparsed(printProgram(program.classes, { spans: true }));
    if (!isDeepStrictEqual(exact.classes.map(plainClass), program.classes.map(plainClass))) {
      throw new Error('the text with spans parses to another program');
    }
    const readable = reparsed(printProgram(program.classes));
    if (!isDeepStrictEqual(readable.classes.map(plainClass), program.classes.map(plainClassNowhere))) {
      throw new Error('the text without spans parses to another program');
    }
    verify(exact);
    const run = runTrace(program.table);
    verifyCallGraph(program, run);
    if (!isDeepStrictEqual(run, runTrace(exact.table))) throw new Error('the parsed program runs differently');
    const ending = run.kind === 'threw' ? run.end : run.kind;
    endings.set(ending, (endings.get(ending) ?? 0) + 1);
  });
  fc.assert(property, { numRuns: count, seed, reporter: reportProgram });
  return endings;
}

/** How often each fault was planted; the verifier refused every one, or this throws. */
export function fuzzMutants(count: number, seed: number): Map<string, number> {
  const planted = new Map<string, number>();
  const property = fc.property(tapes(600), tapes(60), (tape, decisions) => {
    const { table, classes } = buildProgram(tape);
    const hierarchy = new Hierarchy(table);
    const methods = classes
      .flatMap((declaration) => declaration.methods)
      .filter((method) => method.body() !== undefined);
    const choices = new Choices(decisions);
    for (const [name, mutant] of Object.entries(MUTANTS)) {
      const method = choices.pick(methods) as MethodDeclaration;
      const body = method.body();
      const broken = body === undefined ? undefined : mutant(body, choices, method);
      if (broken === undefined) continue;
      planted.set(name, (planted.get(name) ?? 0) + 1);
      if (verifyMethod(hierarchy, { ...method, body: () => broken }).length === 0) {
        throw new Error(`the verifier accepts a ${name} in ${method.owner}.${method.name}`);
      }
    }
  });
  fc.assert(property, { numRuns: count, seed });
  return planted;
}

/** fast-check would print the object graph; the text form says more. */
function reportProgram(details: fc.RunDetails<[GeneratedProgram]>): void {
  if (!details.failed) return;
  const program = details.counterexample?.[0];
  const reason = details.errorInstance instanceof Error ? details.errorInstance.stack : String(details.errorInstance);
  const text = program === undefined ? '' : printProgram(program.classes);
  throw new Error(`seed ${details.seed}, path ${details.counterexamplePath}: ${reason}\n${text}`);
}
