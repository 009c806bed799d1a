/**
 * Counts what makes the house hard to rebuild: interpreters of instructions, imports between analyses, cycles, crowded folders, limits written
 * into the code.
 *
 *     npm run measure:house [-- --list] [-- --strict]
 *
 * With `--list` each place is named. With `--strict` it fails where there is one of what there must be none of: cycles, imports of analyses past
 * their index, crowded folders, folders without a map, files that the map of their folder leaves out.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const lists = process.argv.includes('--list');
const isStrict = process.argv.includes('--strict');
const SOURCES = path.resolve('src');
const MOST_FILES = 25;

function filesUnder(folder: string): readonly string[] {
  return readdirSync(folder).flatMap((name) => {
    const whole = path.join(folder, name);
    if (statSync(whole).isDirectory()) return filesUnder(whole);
    return whole.endsWith('.ts') ? [whole] : [];
  });
}

interface Import {
  readonly from: string;
  readonly to: string;
  /** Types only are gone when the code runs. */
  readonly isType: boolean;
}

const FILES = filesUnder(SOURCES);
const TEXTS = new Map(FILES.map((file) => [path.relative(SOURCES, file), readFileSync(file, 'utf8')]));
const IMPORTS = [...TEXTS].flatMap(([from, text]) => importsOf(from, text));

function importsOf(from: string, text: string): readonly Import[] {
  return [...text.matchAll(/^(?:import|export)\s+(type\s+)?(\{[^}]*\}|[^'";]*?)\s*(?:from\s+)?'(\.[^']+)'/gm)].map(
    ([, type, names = '', target = '']) => {
      const isEachType = /^\{(?:\s*type\s[^,}]+,?)+\s*\}$/.test(names);
      const to = path.join(path.dirname(from), target.replace(/\.js$/, '.ts'));
      return { from, to, isType: type !== undefined || isEachType };
    },
  );
}

/** Components of more than one node, by Tarjan. */
function cycles(
  nodes: readonly string[],
  targets: (node: string) => readonly string[],
): readonly (readonly string[])[] {
  const numbers = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (node: string): number => {
    const number = numbers.size;
    numbers.set(node, number);
    stack.push(node);
    let low = number;
    for (const target of targets(node)) {
      if (!numbers.has(target)) low = Math.min(low, visit(target));
      else if (stack.includes(target)) low = Math.min(low, numbers.get(target) as number);
    }
    lowest.set(node, low);
    if (low === number) {
      const component = stack.splice(stack.indexOf(node));
      if (component.length > 1) found.push(component);
    }
    return low;
  };
  for (const node of nodes) if (!numbers.has(node)) visit(node);
  return found;
}

function analysisOf(file: string): string | undefined {
  return /^analyses\/([^/]+)\//.exec(file)?.[1];
}

const BETWEEN = IMPORTS.filter(({ from, to }) => {
  const [left, right] = [analysisOf(from), analysisOf(to)];
  return left !== undefined && right !== undefined && left !== right;
});

function tell(what: string, places: readonly string[]): void {
  console.log(`${String(places.length).padStart(5)}  ${what}`);
  if (lists) for (const place of places) console.log(`         ${place}`);
}

/** There must be none of these. */
function tellNone(what: string, places: readonly string[]): void {
  tell(what, places);
  if (!isStrict || places.length === 0) return;
  for (const place of places) console.error(`${what}: ${place}`);
  process.exitCode = 1;
}

function matching(pattern: RegExp, within: (file: string) => boolean = () => true): readonly string[] {
  return [...TEXTS].flatMap(([file, text]) =>
    within(file) ? [...text.matchAll(pattern)].map(([found]) => `${file}: ${found.trim().slice(0, 80)}`) : [],
  );
}

const isOutside = (file: string): boolean => !/^(?:frontends|execution)\//.test(file);

tell('`switch (instruction.kind)`', matching(/switch \((?:\w+\.)?instruction\.kind\)/g));
tell('of these outside of front ends and the machine', matching(/switch \((?:\w+\.)?instruction\.kind\)/g, isOutside));
tell('worklists of their own', matching(/const (?:worklist|pending|queue)\b[^=]*=/gi, isOutside));
/** What bounds work has such a name; in reports, pictures and the shells these are lengths of texts and sizes of windows. */
const LIMIT =
  /^(?:export )?const (?:[A-Z]+_)?(?:MOST|DEEPEST|LONGEST|GREATEST|LARGEST|LIMIT|MAX|STEPS|ROUNDS|BUDGET|DEPTH|RUNS|STATES|TRIES|FEW|MANY|CAP)[A-Z_]* = (?:[\d_]+n?(?: (?:\*|\*\*|<<) [\d_]+n?)*;|\{[^}]*\b\d)/gm;
const isAboutWork = (file: string): boolean => !/budget|^(?:reports|pictures|web|cli)\//.test(file);
/** Numbers with such names that bound no work: what a state can tell apart, a flag, how often the clock is looked at. */
const NO_LIMITS: ReadonlySet<string> = new Set([
  'analyses/typestate/closure/habits.ts: export const MANY = 2;',
  'domains/heap/recency/state/counts.ts: const MANY = 2;',
  'machines/predicates/heap/heap.ts: export const MANY = 32;',
  'machines/predicates/machine/run.ts: const STEPS_BETWEEN = 256;',
  // What a double or a long can hold, and numbers that make one of two.
  'lattices/java-integers/arithmetic.ts: const NEAR_LIMIT = 2 ** 62;',
  'lattices/linear/exact.ts: export const GREATEST_BOUND = 2 ** 50;',
  'lattices/linear/remainders.ts: const GREATEST = 2n ** 53n;',
  'machines/predicates/values/facts.ts: const MOST_FACTS = 2 ** 26;',
]);
tellNone(
  'limits written into the code, outside of budgets',
  matching(LIMIT, isAboutWork).filter((limit) => !NO_LIMITS.has(limit)),
);
/** Words that could mean much: one type each, but what several domains call so is one thing. */
const WORDS = /^(?:export )?(?:interface|class|type) (?:World|Frame|Effect|Place|Surroundings|Component|Session)\b/gm;
const isOwnWord = (file: string): boolean => !/^domains\/heap\/\w+\/calls\/frame\.ts$/.test(file);
const words = matching(WORDS, isOwnWord).map((found) => found.replace(/^.* /, ''));
tellNone(
  'words of the glossary that name several types',
  words.filter((word, index) => words.indexOf(word) !== index || word === 'Surroundings' || word === 'Session'),
);
tell(
  'imports between analyses',
  BETWEEN.map(({ from, to }) => `${from} -> ${to}`),
);
tellNone(
  'of these not through index.ts',
  BETWEEN.filter(({ to }) => !/^analyses\/[^/]+\/index\.ts$/.test(to)).map(({ from, to }) => `${from} -> ${to}`),
);
const analyses = [...new Set([...TEXTS.keys()].flatMap((file) => analysisOf(file) ?? []))];
const between = (from: string): readonly string[] =>
  BETWEEN.filter((each) => analysisOf(each.from) === from).map(({ to }) => analysisOf(to) as string);
tellNone(
  'cycles of analyses',
  cycles(analyses, between).map((component) => component.join(' ')),
);
const byValue = new Map<string, string[]>();
for (const { from, to, isType } of IMPORTS) if (!isType) byValue.set(from, [...(byValue.get(from) ?? []), to]);
tellNone(
  'cycles of files, by value',
  cycles([...TEXTS.keys()], (file) => byValue.get(file) ?? []).map((component) => component.join(' ')),
);
const folders = new Map<string, number>();
for (const file of TEXTS.keys()) folders.set(path.dirname(file), (folders.get(path.dirname(file)) ?? 0) + 1);
tellNone(
  `folders with more than ${MOST_FILES} files`,
  [...folders].filter(([, count]) => count > MOST_FILES).map(([folder, count]) => `${folder}: ${count}`),
);

/** The comment that a folder's `index.ts` begins with. */
function mapOf(folder: string): string {
  return /^\/\*\*[\s\S]*?\*\//.exec(TEXTS.get(path.join(folder, 'index.ts')) ?? '')?.[0] ?? '';
}

tellNone(
  'folders without a map (`index.ts` that begins with a comment)',
  [...folders.keys()].filter((folder) => folder !== '.' && mapOf(folder) === ''),
);
/** Names between backquotes, where a star stands for any letters; `budgets.ts` and `budgets` are both names of a file. */
function namedIn(map: string): readonly RegExp[] {
  return [...map.matchAll(/`([\w.*-]+)`/g)].map(([, name = '']) => {
    const plain = name.replace(/\.ts$/, '').replaceAll('.', '\\.').replaceAll('*', '[\\w-]*');
    return new RegExp(`^${plain}$`);
  });
}

/** A map that names one file of its folder names all of them. */
tellNone(
  'files that the map of their folder leaves out',
  [...folders.keys()].flatMap((folder) => {
    const names = namedIn(mapOf(folder));
    const files = [...TEXTS.keys()].filter(
      (file) => path.dirname(file) === folder && path.basename(file) !== 'index.ts',
    );
    const left = files.filter((file) => !names.some((name) => name.test(path.basename(file, '.ts'))));
    return left.length === files.length ? [] : left;
  }),
);
/** Lists of parameters in brackets, of functions, methods and constructors with a body. */
function parameterLists(text: string): readonly (readonly string[])[] {
  const heads =
    /(?:\bfunction\*? [\w$]+|\bconstructor|^ {2}(?:(?:private|static|async) )*\*?#?[a-z]\w*)(?:<[^\n(]*>)?\(/gm;
  const code = text.replaceAll(/\/\*\*.*?\*\//gs, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return [...code.matchAll(heads)].flatMap((head) => {
    const list = listFrom(code, head.index + head[0].length);
    // Calls stand in such places, too, but have no body.
    return /^\)(?:: [^;=]*?)? \{$/m.test(code.slice(list.end, list.end + 200).split('\n')[0] ?? '') ? [list.parts] : [];
  });
}

/** What stands between commas up to the bracket that closes the list. */
function listFrom(text: string, start: number): { readonly parts: readonly string[]; readonly end: number } {
  const parts: string[] = [''];
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const character = text[at] as string;
    if (depth === 0 && character === ')') return { parts: parts.filter((part) => part.trim() !== ''), end: at };
    if (/[([{<]/.test(character)) depth++;
    else if (/[)\]}]/.test(character) || (character === '>' && text[at - 1] !== '=')) depth--;
    if (depth === 0 && character === ',') parts.push('');
    else parts[parts.length - 1] += character;
  }
  return { parts, end: text.length };
}

const MOST_PARAMETERS = 5;
const LISTS = [...TEXTS].flatMap(([file, text]) => parameterLists(text).map((parts) => ({ file, parts })));
const nameOf = (part: string): string => part.trim().replace(/[?:].*/s, '');
tellNone(
  `functions with more than ${MOST_PARAMETERS} parameters`,
  LISTS.filter(({ parts }) => parts.length > MOST_PARAMETERS).map(
    ({ file, parts }) => `${file}: ${parts.map(nameOf).join(', ')}`,
  ),
);
/** What turns a truth value into something else has to be given one. */
const CONVERSIONS: ReadonlySet<string> = new Set([
  'analyses/spec/checking/small/universe.ts: value',
  'analyses/typestate/clients/observed.ts: holds',
  'base/truth.ts: holds',
  'domains/heap/sketch/expressions.ts: holds',
  'execution/opaque/marks.ts: isMarked',
  'frontends/java/elaboration/expressions/constants.ts: value',
  'frontends/java/elaboration/trees.ts: value',
  'machines/relational/symbol-expressions.ts: value',
]);
tellNone(
  'parameters that are booleans',
  LISTS.flatMap(({ file, parts }) =>
    parts
      .filter((part) => /^\s*\w+\??: boolean\s*$|= (?:true|false)\s*$/.test(part))
      .map((part) => `${file}: ${nameOf(part)}`),
  ).filter((place) => !CONVERSIONS.has(place)),
);
tellNone('numbers that name things, without a brand', matching(/^(?:export )?type [A-Z]\w+ = number;/gm));
tell(
  'files with more than 250 lines',
  [...TEXTS]
    .filter(([, text]) => text.split('\n').length > 251)
    .map(([file, text]) => `${file}: ${text.split('\n').length - 1}`),
);
console.log(
  `${FILES.length} files, ${[...TEXTS.values()].reduce((sum, text) => sum + text.split('\n').length - 1, 0)} lines`,
);
