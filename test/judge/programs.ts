/** What is mutated: programs with a `main` among the tests and examples, and drivers of the suite. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readClients, readComponents } from '../fixtures/typestate/programs.js';
import { listPrograms } from '../programs/programs.js';
import { suiteClasses } from '../suite/classes.js';
import { type Token, tokensOf } from './tokens.js';

export interface JudgedFile {
  /** As packages demand it: `a/b/C.java`. */
  readonly path: string;
  readonly tokens: readonly Token[];
}

export interface JudgedProgram {
  readonly name: string;
  readonly mainClass: string;
  readonly files: readonly JudgedFile[];
}

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
/** Each file is a program. */
const FOLDERS = [
  'examples/check',
  'test/analyses',
  'test/fixtures/java',
  'test/frontends/classfile/adversary/programs',
  'test/frontends/classfile/dynamic/programs',
  'test/judge/java',
  'test/papers/sas06-recency-abstraction',
  'test/programs/judged',
];

/** In a fixed order. Programs that demand something of their callers by annotations are left out: a run may break that. */
export function judgedPrograms(): readonly JudgedProgram[] {
  const all = [...ofFolders(), ...ofExamples(), ...ofPrograms(), ...ofTypestate(), ...ofSuite()];
  return all.filter(({ files }) => {
    const texts = files.map(({ tokens }) => tokens.map(({ text }) => text).join(' '));
    const mains = texts.flatMap((text) => [...text.matchAll(/\bvoid main \( (?:final )?(?:java \. lang \. )?String/g)]);
    return (
      mains.length === 1 &&
      !texts.some((text) => /@ (?:org \. \w+ \. )*(?:NonNull|Nonnull|NotNull|NullMarked)\b/.test(text))
    );
  });
}

function ofFolders(): readonly JudgedProgram[] {
  return FOLDERS.flatMap((folder) => javaFiles(path.join(ROOT, folder))).map((file) =>
    program(path.relative(ROOT, file), [readFileSync(file, 'utf8')]),
  );
}

/** Clients with the component that their names begin with. */
function ofExamples(): readonly JudgedProgram[] {
  return javaFiles(path.join(ROOT, 'examples/typestate')).flatMap((file) => {
    const [, component] = /^(.+)Client\w*\.java$/.exec(file) ?? [];
    if (component === undefined) return [];
    return [
      program(
        path.relative(ROOT, file),
        [file, `${component}.java`].map((each) => readFileSync(each, 'utf8')),
      ),
    ];
  });
}

function ofPrograms(): readonly JudgedProgram[] {
  return listPrograms().map(({ name, files }) =>
    program(
      `test/programs/${name}`,
      files.map((file) => readFileSync(file, 'utf8')),
    ),
  );
}

function ofTypestate(): readonly JudgedProgram[] {
  return readClients(readComponents()).map(({ name, source, component }) =>
    program(`test/fixtures/typestate/clients/${name}`, [source.text, component.source.text]),
  );
}

/** Classes with a `main` of their own, and drivers that need no help of the harness for the others that have a bug. */
function ofSuite(): readonly JudgedProgram[] {
  return suiteClasses().flatMap(({ name, half, text, bug }) => {
    if (text.includes('public static void main(')) return [program(`test/suite/${half}/${name}`, [text])];
    if (bug === undefined || /\b(?:temporary\(|demand\(|demandClosed\(|LeftBehind\b)/.test(bug.driver)) return [];
    const driver = `public class JudgedDriver { public static void main(String[] args) throws Exception { ${bug.driver} } }`;
    return [program(`test/suite/${half}/${name}`, [text, driver])];
  });
}

function program(name: string, texts: readonly string[]): JudgedProgram {
  const files = texts.map((text) => {
    const tokens = tokensOf(text);
    const types = topLevelTypes(tokens);
    const main = types.find(({ hasMain }) => hasMain)?.name;
    const file = types.find(({ isPublic }) => isPublic)?.name ?? main ?? types[0]?.name ?? 'Unnamed';
    const folder = packageOf(tokens);
    return { path: path.posix.join(folder, `${file}.java`), tokens, main: main && path.posix.join(folder, main) };
  });
  const mainClass = files.find(({ main }) => main !== undefined)?.main?.replaceAll('/', '.') ?? '';
  return { name, mainClass, files };
}

function packageOf(tokens: readonly Token[]): string {
  if (tokens[0]?.text !== 'package') return '';
  const end = tokens.findIndex(({ text }) => text === ';');
  return tokens
    .slice(1, end)
    .map(({ text }) => (text === '.' ? '/' : text))
    .join('');
}

interface TopLevelType {
  readonly name: string;
  readonly isPublic: boolean;
  readonly hasMain: boolean;
}

function topLevelTypes(tokens: readonly Token[]): readonly TopLevelType[] {
  const found: TopLevelType[] = [];
  let depth = 0;
  let isPublic = false;
  for (const [index, { text }] of tokens.entries()) {
    const type = found.at(-1);
    if (text === '{') depth++;
    else if (text === '}') depth--;
    else if (depth === 0 && text === 'public') isPublic = true;
    else if (depth === 0 && /^(?:class|interface|enum|record)$/.test(text) && tokens[index - 1]?.text !== '.') {
      found.push({ name: tokens[index + 1]?.text ?? '', isPublic, hasMain: false });
      isPublic = false;
    } else if (depth === 1 && text === 'main' && tokens[index - 1]?.text === 'void' && type !== undefined) {
      found.splice(-1, 1, { ...type, hasMain: true });
    }
  }
  return found;
}

function javaFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.java'))
    .sort()
    .map((file) => path.join(folder, file));
}
