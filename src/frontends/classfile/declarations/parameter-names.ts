/** What the parameters of a compiled method are called: by MethodParameters, else by LocalVariableTable, else by position. */
import type { TypeName } from '../../../ir/types.js';
import type { Code, MethodInformation } from '../format/class-file.js';

/** Other compilers put in what is no name in Java. */
const IDENTIFIER = /^[\p{L}\p{Nl}\p{Sc}\p{Pc}][\p{L}\p{Nl}\p{Sc}\p{Pc}\p{Nd}\p{Mn}\p{Mc}]*$/u;

export interface NamedMethod {
  readonly method: MethodInformation;
  readonly types: readonly TypeName[];
  readonly isStatic: boolean;
  /** A constructor of an enum: its first two parameters are the constant's name and number. */
  readonly ofEnum: boolean;
  /** What a specification calls the last parameters: its clauses speak of them so. */
  readonly specified: readonly string[];
}

export function parameterNames(named: NamedMethod): readonly string[] {
  const { method, types, specified } = named;
  if (types.length === 0) return [];
  const listed = method.parameterNames;
  const fitting = listed?.length === types.length ? listed : undefined;
  const local = localNames(named, method.code);
  const taken = new Set<string>();
  return types.map((_, index) => {
    const written = specified[index - types.length + specified.length];
    const candidates = [written, fitting?.[index]?.name, local[index]];
    const own = candidates.find((name) => name !== undefined && IDENTIFIER.test(name));
    const name = own ?? (named.ofEnum && index < 2 ? (['$name', '$ordinal'][index] as string) : `arg${index}`);
    if (name === 'this' || taken.has(name)) return `arg${index}`;
    taken.add(name);
    return name;
  });
}

/** Names of the variables that hold the parameters at the start: of the right slot and type, and known from the first instruction on. */
function localNames({ types, isStatic }: NamedMethod, code: Code | undefined): readonly (string | undefined)[] {
  if (code === undefined || code.localVariables.length === 0) return [];
  let slot = isStatic ? 0 : 1;
  return types.map((type) => {
    const found = code.localVariables.find((each) => each.slot === slot && each.start === 0 && each.type === type);
    slot += type === 'long' || type === 'double' ? 2 : 1;
    return found?.name;
  });
}
