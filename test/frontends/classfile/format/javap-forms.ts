/** Stack map frames made full from what javap prints, and other small forms. */
import type { MethodInformation } from '../../../../src/frontends/classfile/format/class-file.js';
import { parseMethodDescriptor } from '../../../../src/ir/descriptors.js';
import { Flag, hasFlag } from '../../../../src/ir/program.js';
import type { JavapFrame } from './javap-text.js';

/** Of MethodParameters. */
export function flagWords(flags: number): string {
  const final = (flags & 0x10) === 0 ? '' : ' final';
  const synthetic = (flags & 0x1000) === 0 ? '' : ' synthetic';
  return final + synthetic + ((flags & 0x8000) === 0 ? '' : ' mandated');
}

export interface FullFrame {
  readonly offset: number;
  readonly locals: readonly string[];
  readonly stack: readonly string[];
}

/** Frame by frame as the specification has it, on javap's words. */
export function fullFrames(
  method: MethodInformation,
  frames: readonly JavapFrame[],
  owner: string,
): readonly FullFrame[] {
  let values = initial(method, owner);
  let offset = -1;
  return frames.map(({ type, delta, locals = [], stack = [] }) => {
    offset += 1 + (delta ?? (type < 64 ? type : type - 64));
    if (type >= 248 && type <= 250) values = values.slice(0, values.length - (251 - type));
    else if (type >= 252 && type <= 254) values = [...values, ...locals.map(typeOf)];
    else if (type === 255) values = locals.map(typeOf);
    const slots = values.flatMap((each) => (each === 'long' || each === 'double' ? [each, 'top'] : [each]));
    return { offset, locals: slots, stack: stack.map(typeOf) };
  });
}

function initial(method: MethodInformation, owner: string): readonly string[] {
  const small = new Set(['boolean', 'byte', 'char', 'short']);
  const parameters = parseMethodDescriptor(method.descriptor).parameters.map((type) =>
    small.has(type) ? 'int' : type,
  );
  if (hasFlag(method, Flag.STATIC)) return parameters;
  return [method.name === '<init>' ? 'uninitialised-this' : owner, ...parameters];
}

/** `class java/lang/String`, `class "[I"`, `uninitialized 12`, `this` … */
function typeOf(text: string): string {
  const array = /^class "(\[.*)"$/.exec(text)?.[1];
  if (array !== undefined) return parseMethodDescriptor(`(${array})V`).parameters[0] ?? '';
  if (text.startsWith('class ')) return text.slice(6).replaceAll('"', '').replaceAll('/', '.');
  if (text === 'this') return 'uninitialised-this';
  return text.replace('uninitialized', 'uninitialised');
}
