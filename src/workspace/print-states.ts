/** `espalier ir --domain`: the states of an abstract domain at every point, beside the code. */
import { DOMAINS } from '../analyses/domains.js';
import { type Chosen, chosenOf, type SomeDomain } from '../analyses/listed-domain.js';
import { type MethodStates, methodStates } from '../analyses/method-states.js';
import type { Body } from '../ir/body.js';
import type { MethodDeclaration } from '../ir/program.js';
import { type PrintedMethod, type PrintOptions, printed, printMethods } from './print-ir.js';
import { selectClasses, selectMethods } from './selection.js';
import { unreadMethods } from './unread-methods.js';
import type { Workspace } from './workspace.js';

export interface StatesOptions extends PrintOptions {
  readonly domain: SomeDomain;
  readonly chosen: Chosen;
  readonly budget: number;
  readonly budgetMilliseconds?: number;
  readonly onProgress?: (done: number, all: number, what: string) => void;
}

export interface StatesResult extends PrintedMethod {
  readonly domain: string;
  /** As they were chosen, or by default. */
  readonly domainOptions: Chosen;
  /** Of every point: the line of what leaves it, and the states there, of which one holds. None: it is not reached. */
  readonly points?: readonly { readonly point: number; readonly line?: number; readonly states: readonly string[] }[];
  /** Where there are no points: why the method was not analysed. */
  readonly reason?: string;
}

export interface PrintedStates {
  readonly results: readonly StatesResult[];
  readonly text: string;
  readonly assumptions: readonly string[];
  readonly unmatched: readonly string[];
}

/** The domain and its options by what a user types, or a sentence that says what is wrong. */
export function chosenDomain(
  name: string,
  words: readonly string[],
): { readonly domain: SomeDomain; readonly chosen: Chosen } | { readonly problem: string } {
  const domain = DOMAINS.find(({ id }) => id === name);
  if (domain === undefined) return { problem: `--domain: choose one of ${DOMAINS.map(({ id }) => id).join(', ')}` };
  const asked: Record<string, string> = {};
  for (const word of words) {
    const [option, value = ''] = word.split('=', 2);
    const known = domain.options.find((each) => each.name === option);
    if (known === undefined) return { problem: `--domain-option ${word}: ${name} ${optionsOf(domain)}` };
    if (!known.words.includes(value))
      return { problem: `--domain-option ${word}: ${known.name} is one of ${known.words.join(', ')}` };
    asked[known.name] = value;
  }
  return { domain, chosen: chosenOf(domain.options, asked) };
}

function optionsOf({ options }: SomeDomain): string {
  if (options.length === 0) return 'has no options';
  return `has the options ${options.map(({ name, words }) => `${name}=${words.join('|')}`).join(', ')}`;
}

export function printStates(workspace: Workspace, options: StatesOptions): PrintedStates {
  const { table } = workspace;
  const { domain, chosen, budget, budgetMilliseconds, onProgress, ...printing } = options;
  const { methods } = selectMethods(table, printing);
  // Receivers may be of any class of the input.
  const { classes } = methods.length === 0 ? { classes: [] } : selectClasses(table, []);
  const isUnread = unreadMethods(classes, () => workspace.diagnostics());
  const ask = methodStates(table, {
    domain,
    chosen,
    budget,
    ...(budgetMilliseconds === undefined ? {} : { deadline: () => deadline(budgetMilliseconds) }),
  });
  const found = new Map<MethodDeclaration, MethodStates>();
  methods.forEach(({ method }, done) => {
    onProgress?.(done, methods.length, `${method.owner}.${method.name}`);
    if (method.body() !== undefined) found.set(method, isUnread(method) ? UNREAD : ask(method));
  });
  const { results, unmatched } = printMethods(workspace, printing);
  const told = { domain: domain.id, domainOptions: chosen };
  return {
    results: results.map((result, index) => {
      const method = methods[index]?.method;
      const states = method && found.get(method);
      return { ...result, ...told, ...(method && states && pointsOf(method, states)) };
    }),
    text: printed(workspace, printing, { spans: printing.spans, notes: notesOf(found) }).text,
    assumptions: [...new Set([...found.values()].flatMap((each) => ('points' in each ? each.assumptions : [])))].sort(),
    unmatched,
  };
}

const UNREAD: MethodStates = { reason: 'there are errors in its code or its clauses' };

function deadline(milliseconds: number): () => boolean {
  const end = Date.now() + milliseconds;
  return () => Date.now() > end;
}

function pointsOf(method: MethodDeclaration, states: MethodStates): Pick<StatesResult, 'points' | 'reason'> {
  if ('reason' in states) return { reason: states.reason };
  return {
    points: states.points.map(({ point, states: shown }) => {
      const line = method.body()?.outgoing[point]?.[0]?.span.line ?? 0;
      return { point, ...(line > 0 ? { line } : {}), states: shown };
    }),
  };
}

/** What is written before the points. */
function notesOf(
  found: ReadonlyMap<MethodDeclaration, MethodStates>,
): (body: Body, point: number) => readonly string[] {
  const byBody = new Map([...found].map(([method, states]) => [method.body(), states]));
  return (body, point) => {
    const states = byBody.get(body);
    if (states === undefined) return [];
    if ('reason' in states) return point === body.entry ? [`not analysed: ${states.reason}`] : [];
    const shown = states.points[point]?.states ?? [];
    return shown.length === 0
      ? ['not reached']
      : shown.map((each, index) => `${index === 0 ? '' : 'or '}${each.replaceAll('\n', ' ')}`);
  };
}
