/** Counts and times of a run of the class-file front end. */
import type { Body } from '../src/ir/body.js';
import type { Hierarchy } from '../src/ir/hierarchy.js';
import type { ClassDeclaration, MethodDeclaration } from '../src/ir/program.js';
import { verifyMethod } from '../src/ir/verifier.js';

export class Tally {
  readonly #hierarchy: Hierarchy;
  readonly #examples: boolean;
  readonly #reasons = new Map<string, number>();
  readonly #problems = new Map<string, number>();
  readonly #time = { reading: 0, translating: 0, verifying: 0 };
  #slowest = { method: '', milliseconds: 0 };
  #classes = 0;
  #synthetic = 0;
  #methods = 0;
  #bodies = 0;
  #edges = 0;
  #unsupported = 0;
  #clean = 0;
  #refused = 0;
  #missing = 0;
  #faults = 0;

  constructor(hierarchy: Hierarchy, examples: boolean) {
    this.#hierarchy = hierarchy;
    this.#examples = examples;
  }

  get isClean(): boolean {
    return this.#faults === 0 && this.#refused === 0;
  }

  reading(name: string, read: () => ClassDeclaration | undefined): ClassDeclaration | undefined {
    try {
      const found = this.#timed('reading', read);
      if (found === undefined) this.#fault(name, 'cannot be read');
      return found;
    } catch (error) {
      this.#fault(name, error);
      return undefined;
    }
  }

  /** `made`: for a lambda or the like, not found in a class file. */
  translateAndVerify(declaration: ClassDeclaration, made: 'made' | 'found'): void {
    this.#classes++;
    if (made === 'made') this.#synthetic++;
    for (const method of declaration.methods) {
      this.#methods++;
      const label = `${method.owner}.${method.name}${method.descriptor}`;
      try {
        const before = performance.now();
        const body = this.#timed('translating', () => method.body());
        const milliseconds = performance.now() - before;
        if (milliseconds > this.#slowest.milliseconds) this.#slowest = { method: label, milliseconds };
        if (body === undefined) continue;
        this.#count(label, body);
        this.#verify(label, method);
      } catch (error) {
        this.#fault(label, error);
      }
    }
  }

  #count(label: string, body: Body): void {
    this.#bodies++;
    this.#edges += body.edges.length;
    let found = 0;
    for (const { instruction, span } of body.edges) {
      if (instruction.kind !== 'unsupported') continue;
      found++;
      if (instruction.reason.startsWith('internal')) this.#fault(label, instruction.reason);
      count(this.#reasons, general(instruction.reason));
      if (this.#examples) console.log(`unsupported ${label} (${span.file}:${span.line}): ${instruction.reason}`);
    }
    this.#unsupported += found;
    if (found === 0) this.#clean++;
  }

  #verify(label: string, method: MethodDeclaration): void {
    const problems = this.#timed('verifying', () => verifyMethod(this.#hierarchy, method));
    let refused = false;
    for (const { message, missingMethod, edge } of problems) {
      if (missingMethod === true) this.#missing++;
      else {
        refused = true;
        count(this.#problems, general(message));
      }
      if (this.#examples) console.log(`verifier ${label} (line ${edge?.span.line ?? 0}): ${message}`);
    }
    if (refused) this.#refused++;
  }

  #fault(label: string, error: unknown): void {
    this.#faults++;
    console.log(`FAULT ${label}: ${error instanceof Error ? error.stack : String(error)}`);
  }

  #timed<T>(part: 'reading' | 'translating' | 'verifying', work: () => T): T {
    const before = performance.now();
    try {
      return work();
    } finally {
      this.#time[part] += performance.now() - before;
    }
  }

  print(title: string): void {
    const { reading, translating, verifying } = this.#time;
    const total = (reading + translating + verifying) / 1000;
    const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
    const { user, system } = process.cpuUsage();
    const processor = (user + system) / 1e6;
    const clean = ((100 * this.#clean) / Math.max(1, this.#bodies)).toFixed(2);
    const lines: readonly (readonly [string, string])[] = [
      ['classes', `${this.#classes}, ${this.#synthetic} of them made for lambdas and the like`],
      ['methods', `${this.#methods}, ${this.#bodies} with a body`],
      ['instructions', `${this.#edges}`],
      ['unsupported', `${this.#unsupported}; bodies without: ${this.#clean} (${clean} %)`],
      ['refused by the verifier', `${this.#refused}`],
      ['calls of missing methods', `${this.#missing}`],
      ['faults', `${this.#faults}`],
      [
        'time',
        `${total.toFixed(2)} s: reading ${seconds(reading)}, translating ${seconds(translating)}, verifying ${seconds(verifying)}`,
      ],
      ['processor time', `${processor.toFixed(2)} s, all threads of the process from its start`],
      ['slowest method', `${this.#slowest.milliseconds.toFixed(0)} ms, ${this.#slowest.method}`],
      [
        'methods a second',
        `${(this.#methods / total).toFixed(0)}; by processor time ${(this.#methods / processor).toFixed(0)}`,
      ],
      ['peak memory', `${(process.resourceUsage().maxRSS / 1e3).toFixed(0)} MB`],
    ];
    console.log(title);
    for (const [name, value] of lines) console.log(`  ${name.padEnd(26)}${value}`);
    if (this.#reasons.size > 0) console.log(`  reasons for unsupported:\n${top(this.#reasons)}`);
    if (this.#problems.size > 0) console.log(`  verifier problems:\n${top(this.#problems)}`);
  }
}

/** Without names, so that what has the same cause is counted together. */
function general(text: string): string {
  return text.replace(/'[^']*'/g, "'…'").replace(/\b\d+\b/g, '#');
}

function count(map: Map<string, number>, key: string): void {
  map.set(key, (map.get(key) ?? 0) + 1);
}

function top(map: ReadonlyMap<string, number>): string {
  return [...map]
    .sort((left, right) => right[1] - left[1])
    .slice(0, 10)
    .map(([key, number]) => `    ${String(number).padStart(7)}  ${key}`)
    .join('\n');
}
