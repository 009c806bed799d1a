/** What `javap -v` prints of a class, read back as data. */
export interface JavapMember {
  readonly descriptor: string;
  flags: number;
  constant?: string;
  exceptions: readonly string[];
  signature?: string;
  /** `stack=4, locals=14` */
  sizes?: string;
  /** Offset and mnemonic of each instruction. */
  readonly instructions: (readonly [offset: number, mnemonic: string])[];
  /** from, to, target, type (`any` or internal name). */
  readonly handlers: (readonly [number, number, number, string])[];
  readonly lines: (readonly [start: number, line: number])[];
  /** start, length, slot, name, descriptor. */
  readonly variables: (readonly [number, number, number, string, string])[];
  readonly frames: JavapFrame[];
  /** Names and flags as words. */
  readonly parameters: string[];
}

export interface JavapFrame {
  readonly type: number;
  delta?: number;
  locals?: readonly string[];
  stack?: readonly string[];
}

export interface JavapClass {
  major: number;
  flags: number;
  sourceFile?: string;
  signature?: string;
  /** By index: kind and what is printed after it, comment included. */
  readonly constants: Map<number, readonly [kind: string, text: string]>;
  readonly members: JavapMember[];
  readonly nestMembers: string[];
}

type Section = 'none' | 'code' | 'handlers' | 'lines' | 'variables' | 'frames' | 'parameters' | 'exceptions' | 'nest';

const SECTIONS: readonly (readonly [RegExp, Section])[] = [
  [/^ {4}Code:$/, 'code'],
  [/^ {6}Exception table:$/, 'handlers'],
  [/^ {6}LineNumberTable:$/, 'lines'],
  [/^ {6}LocalVariableTable:$/, 'variables'],
  [/^ {6}StackMapTable:/, 'frames'],
  [/^ {4}Exceptions:$/, 'exceptions'],
  [/^ {4}MethodParameters:$/, 'parameters'],
  [/^NestMembers:$/, 'nest'],
  // Any other attribute, of code, of a member or of the class.
  [/^(?: {4}| {6})?[A-Z]\w+(?:\[\])?:/, 'none'],
];

export function parseJavap(text: string): JavapClass {
  const result: JavapClass = { major: 0, flags: -1, constants: new Map(), members: [], nestMembers: [] };
  let section: Section = 'none';
  let member: JavapMember | undefined;
  for (const line of text.split('\n')) {
    const found = SECTIONS.find(([pattern]) => pattern.test(line));
    if (found !== undefined) section = found[1];
    if (line === '}') member = undefined;
    const constant = /^ *#(\d+) = (\w+)(?: +(.*))?$/.exec(line);
    const descriptor = /^ {4}descriptor: (.*)$/.exec(line)?.[1];
    if (constant !== null) result.constants.set(Number(constant[1]), [constant[2] ?? '', constant[3] ?? '']);
    else if (descriptor !== undefined) {
      section = 'none';
      member = { descriptor, flags: 0, exceptions: [], instructions: [], handlers: [], lines: [], variables: [], frames: [], parameters: [] }; // biome-ignore format: one line
      result.members.push(member);
    } else if (member === undefined) readClassLine(result, line, section);
    else readMemberLine(member, line, section);
  }
  return result;
}

function readClassLine(result: JavapClass, line: string, section: Section): void {
  const major = /^ {2}major version: (\d+)/.exec(line)?.[1];
  const flags = /^ {2}flags: \((0x[0-9a-f]+)\)/.exec(line)?.[1];
  const sourceFile = /^SourceFile: "(.*)"/.exec(line)?.[1];
  const signature = /^Signature: #\d+ +\/\/ (.*)$/.exec(line)?.[1];
  if (major !== undefined) result.major = Number(major);
  if (flags !== undefined) result.flags = Number(flags);
  if (sourceFile !== undefined) result.sourceFile = sourceFile;
  if (signature !== undefined) result.signature = signature;
  if (section === 'nest' && /^ {2}\S/.test(line)) result.nestMembers.push(line.trim().replaceAll('/', '.'));
}

function readMemberLine(member: JavapMember, line: string, section: Section): void {
  const flags = /^ {4}flags: \((0x[0-9a-f]+)\)/.exec(line)?.[1];
  const constant = /^ {4}ConstantValue: (.*)$/.exec(line)?.[1];
  const signature = /^ {4}Signature: #\d+ +\/\/ (.*)$/.exec(line)?.[1];
  if (flags !== undefined) member.flags = Number(flags);
  if (constant !== undefined) member.constant = constant;
  if (signature !== undefined) member.signature = signature;
  readTableLine(member, line, section);
}

function readTableLine(member: JavapMember, line: string, section: Section): void {
  const numbers = (line.match(/\d+/g) ?? []).map(Number);
  const [first = 0, second = 0, third = 0] = numbers;
  const words = line.trim().split(/\s+/);
  switch (section) {
    case 'code': {
      const sizes = /stack=\d+, locals=\d+/.exec(line)?.[0];
      if (sizes !== undefined) member.sizes = sizes;
      const instruction = /^ *(\d+): ([a-z]\w*)/.exec(line);
      if (instruction !== null) member.instructions.push([Number(instruction[1]), instruction[2] ?? '']);
      break;
    }
    case 'handlers':
      if (/^ +\d+ +\d+ +\d+ /.test(line)) member.handlers.push([first, second, third, words.at(-1) ?? '']);
      break;
    case 'lines':
      if (/^ +line \d+: \d+$/.test(line)) member.lines.push([second, first]);
      break;
    case 'variables':
      if (/^ +\d+ +\d+ +\d+ /.test(line)) member.variables.push([first, second, third, words[3] ?? '', words[4] ?? '']);
      break;
    case 'frames':
      readFrameLine(member.frames, line);
      break;
    case 'exceptions':
      if (/^ {6}throws /.test(line)) member.exceptions = line.replace(/^ +throws /, '').split(', ');
      break;
    case 'parameters':
      if (/^ {6}\S/.test(line) && !line.includes('Flags')) member.parameters.push(words.join(' '));
  }
}

function readFrameLine(frames: JavapFrame[], line: string): void {
  const type = /frame_type = (\d+)/.exec(line)?.[1];
  if (type !== undefined) frames.push({ type: Number(type) });
  const frame = frames.at(-1);
  if (frame === undefined) return;
  const delta = /offset_delta = (\d+)/.exec(line)?.[1];
  const list = /(locals|stack) = \[(.*)\]/.exec(line);
  if (delta !== undefined) frame.delta = Number(delta);
  if (list === null) return;
  const types = (list[2] ?? '').split(',').map((each) => each.trim()).filter((each) => each !== ''); // biome-ignore format: one line
  if (list[1] === 'locals') frame.locals = types;
  else frame.stack = types;
}
