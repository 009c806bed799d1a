/** What class files say, read from the text that javap prints of them. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';

export interface CompiledClass {
  readonly name: string;
  /** Name and descriptor, to access flags. */
  readonly methods: Map<string, number>;
  readonly fields: Set<string>;
  /** Name and descriptor of all methods that code, method references included, calls. */
  readonly calls: Set<string>;
}

/** The major version of javac; undefined when there is none. */
export function javacVersion(): number | undefined {
  const { stdout, status } = spawnSync('javac', ['-version'], { encoding: 'utf8' });
  return status === 0 ? Number(/\d+/.exec(stdout)?.[0]) : undefined;
}

export function compile(files: readonly string[], folder: string): void {
  const { status, stderr } = spawnSync('javac', ['-nowarn', '-d', folder, ...files], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

export function readClasses(folder: string): ReadonlyMap<string, CompiledClass> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.class'));
  const options = { encoding: 'utf8', maxBuffer: 1 << 28 } as const;
  const { stdout } = spawnSync('javap', ['-v', '-p', ...files.map((file) => path.join(folder, file))], options);
  const classes = new Map<string, CompiledClass>();
  let current: CompiledClass | undefined;
  let declaration = '';
  let descriptor = '';
  for (const line of stdout.split('\n')) {
    const header = /^(?! )(?:[\w-]+ )*(?:class|interface|enum) ([\w.$]+)/.exec(line);
    if (header !== null) {
      current = { name: header[1] as string, methods: new Map(), fields: new Set(), calls: new Set() };
      classes.set(current.name, current);
    }
    if (current === undefined) continue;
    const call = /^\s+\d+: invoke\w+.*\/\/ (?:Interface)?Method (\S+)$/.exec(line) ?? /REF_\w+ (\S+)$/.exec(line);
    const target = call?.[1]?.replaceAll('"', '');
    if (target?.includes('(')) current.calls.add(target.replace(/^.*[./](?=[\w$<>]+:)/, '').replace(':', ''));
    if (/^ {2}[\w<].*;$/.test(line)) declaration = line.trim();
    descriptor = /^ {4}descriptor: (\S+)/.exec(line)?.[1] ?? descriptor;
    const flags = /^ {4}flags: \((0x[0-9a-f]+)\)/.exec(line)?.[1];
    if (flags === undefined || declaration === '') continue;
    if (descriptor.startsWith('('))
      current.methods.set(methodName(declaration, current.name) + descriptor, Number(flags));
    else current.fields.add(/([\w$]+)(?: = .*)?;$/.exec(declaration)?.[1] ?? '');
    declaration = '';
  }
  return classes;
}

function methodName(declaration: string, owner: string): string {
  if (declaration === 'static {};') return '<clinit>';
  const name = /([\w$.]+)\(/.exec(declaration)?.[1] ?? '';
  return name === owner ? '<init>' : name;
}
