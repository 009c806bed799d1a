/** What source can see of a class, as text: the same for a class from source and from its class file. */

import type {
  ClassSymbol,
  FieldSymbol,
  MethodSymbol,
  TypeParameter,
} from '../../../src/frontends/java/model/symbols.js';
import { showType } from '../../../src/frontends/java/model/types/show-type.js';
import type { JavaType } from '../../../src/frontends/java/model/types/types.js';
import { Flag } from '../../../src/ir/program.js';

const SEEN = Flag.PUBLIC | Flag.PRIVATE | Flag.PROTECTED | Flag.STATIC | Flag.FINAL | Flag.ABSTRACT | Flag.NATIVE;
const OF_RECORDS: ReadonlySet<string> = new Set(['toString()', 'hashCode()', 'equals(Object)']);

export function describeSymbol(symbol: ClassSymbol): readonly string[] {
  const superclass = symbol.superclass();
  const kind = symbol.inner ? `inner ${symbol.kind}` : symbol.kind;
  return [
    `${kind} ${symbol.name} = ${symbol.simpleName} in ${symbol.outer?.name ?? '-'}`,
    `flags ${symbol.flags & SEEN & ~(symbol.kind === 'enum' ? Flag.ABSTRACT | Flag.FINAL : 0)}`,
    `parameters ${parameters(symbol.typeParameters)}`,
    `extends ${superclass === undefined ? '-' : showType(superclass)}`,
    `implements ${shown(symbol.interfaces())}`,
    `permits ${symbol.permits().map(({ name }) => name)}`,
    `members ${symbol
      .memberClasses()
      .map(({ name }) => name)
      .sort()}`,
    `components ${symbol.recordComponents().map(({ name }) => name)}`,
    `annotations ${symbol.annotations().map(({ type }) => type)}`,
    ...symbol.fields().map(field).sort(),
    ...symbol.methods().map(method).filter(isWritten(symbol)).sort(),
  ];
}

/** Records have these without saying so; the model of sources knows them elsewhere. */
function isWritten(symbol: ClassSymbol): (text: string) => boolean {
  return (text) => symbol.kind !== 'record' || ![...OF_RECORDS].some((implied) => text.includes(` ${implied} `));
}

function shown(types: readonly JavaType[]): string {
  return types.map(showType).join(', ');
}

function parameters(list: readonly TypeParameter[]): string {
  return list.map((each) => `${each.name} extends ${each.bounds().map(showType).join(' & ')}`).join(', ');
}

function field(symbol: FieldSymbol): string {
  const constant = symbol.constant();
  const value = constant === undefined ? '' : ` = ${constant.type} ${String(constant.value)}`;
  const kind = symbol.enumConstant ? 'constant' : 'field';
  return `${kind} ${showType(symbol.type())} ${symbol.name}${value}, ${symbol.flags & SEEN}`;
}

function method(symbol: MethodSymbol): string {
  const list = shown(symbol.parameters().map(({ type }) => type));
  const varargs = (symbol.flags & Flag.VARARGS) === 0 ? '' : ' varargs';
  const head = `method <${parameters(symbol.typeParameters)}> ${showType(symbol.result())} ${symbol.name}(${list})`;
  return `${head} throws ${shown(symbol.exceptions())}${varargs}, ${symbol.flags & SEEN}`;
}
