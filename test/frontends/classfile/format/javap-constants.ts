/** Constants as javap words them. */
import type { ClassFile, MethodHandle } from '../../../../src/frontends/classfile/format/class-file.js';
import { typeDescriptor } from '../../../../src/ir/descriptors.js';
import type { Constant } from '../../../../src/ir/instructions.js';

const HANDLES: Readonly<Record<MethodHandle['reference'], string>> = {
  'get-field': 'REF_getField',
  'get-static': 'REF_getStatic',
  'put-field': 'REF_putField',
  'put-static': 'REF_putStatic',
  'invoke-virtual': 'REF_invokeVirtual',
  'invoke-static': 'REF_invokeStatic',
  'invoke-special': 'REF_invokeSpecial',
  'new-invoke-special': 'REF_newInvokeSpecial',
  'invoke-interface': 'REF_invokeInterface',
};

/** From javap's line: the kind, and the text without indices; numbers in one form. */
export function constantForm(kind: string, printed: string): string {
  if (kind === 'Utf8') return spaced(`Utf8 ${printed}`);
  const text = printed.replace(/^[#\d:.]+ +\/\/ */, '');
  if (kind === 'Float') return `Float ${Math.fround(Number(text.slice(0, -1)))}`;
  if (kind === 'Double') return `Double ${Number(text.slice(0, -1))}`;
  return spaced(`${kind} ${text}`);
}

export function constantText({ pool }: ClassFile, index: number): string {
  const member = ({ owner, name, descriptor }: { owner: string; name: string; descriptor: string }): string =>
    `${internal(owner)}.${quoted(name)}:${descriptor}`;
  switch (pool.tag(index)) {
    case 1:
      return spaced(`Utf8 ${escaped(pool.utf8(index))}`);
    case 3:
      return `Integer ${value(pool.loadable(index))}`;
    case 5:
      return `Long ${value(pool.loadable(index))}l`;
    case 7:
      return `Class ${internal(pool.className(index))}`;
    case 8:
      return spaced(`String ${escaped(pool.string(index))}`);
    case 9: {
      const { owner, name, type } = pool.field(index);
      return `Fieldref ${member({ owner, name, descriptor: typeDescriptor(type) })}`;
    }
    case 10:
      return `Methodref ${member(pool.method(index))}`;
    case 11:
      return `InterfaceMethodref ${member(pool.method(index))}`;
    case 12: {
      const { name, descriptor } = pool.nameAndType(index);
      return `NameAndType ${quoted(name)}:${descriptor}`;
    }
    case 16: {
      const type = pool.loadable(index);
      return `MethodType ${type.kind === 'method-type' ? type.descriptor : ''}`;
    }
    case 18: {
      const { bootstrap, name, descriptor } = pool.dynamic(index);
      return `InvokeDynamic #${bootstrap}:${quoted(name)}:${descriptor}`;
    }
    case 4:
      return `Float ${value(pool.loadable(index))}`;
    case 6:
      return `Double ${value(pool.loadable(index))}`;
    case 15: {
      const handle = pool.loadable(index);
      return handle.kind === 'method-handle' ? `MethodHandle ${HANDLES[handle.reference]} ${member(handle)}` : '';
    }
    default:
      return `tag ${pool.tag(index)}`;
  }
}

/** In javap's columns, spaces at either end cannot be told. */
function spaced(text: string): string {
  return text.replaceAll(/ +/g, ' ').trim();
}

function value(constant: object): string {
  return 'value' in constant ? String(constant.value) : '';
}

function internal(name: string): string {
  return name.endsWith('[]') ? `"${typeDescriptor(name)}"` : quoted(name.replaceAll('.', '/'));
}

/** javap quotes names that are no Java identifiers. */
function quoted(name: string): string {
  return /^[\p{L}_$][\p{L}\p{N}_$/]*$/u.test(name) ? name : `"${name}"`;
}

function escaped(text: string): string {
  return text.replace(/[\\"'\p{Cc}]/gu, (character) => {
    const known = { '\\': '\\\\', '"': '\\"', "'": "\\'", '\t': '\\t', '\n': '\\n', '\r': '\\r' }[character];
    return known ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** From javap's line: `int 5`, `long 5l`, `String text`. */
export function fieldConstantForm(printed: string): string {
  const [, kind = '', text = ''] = /^(\w+) (.*)$/s.exec(printed) ?? [];
  if (kind === 'String') return printed;
  const number = text.replace(/[lfd]$/, '');
  return kind === 'float'
    ? `float ${Math.fround(Number(number))}`
    : `${kind} ${kind === 'long' ? number : Number(number)}`;
}

/** javap names the pool's type. */
export function fieldConstantText(constant: Constant | undefined): string | undefined {
  if (constant === undefined) return undefined;
  if (typeof constant.value === 'string') return `String ${escaped(constant.value)}`;
  const kind = ['long', 'float', 'double'].includes(constant.type) ? constant.type : 'int';
  return `${kind} ${constant.value}`;
}
