/** Methods without code that do nothing but compute: of which only the type of the result is known. */
import { Flag, hasFlag, type MethodDeclaration } from '../../../../ir/program.js';
import { CLASS, isPrimitive, STRING, THROWABLE, type TypeName } from '../../../../ir/types.js';
import type { Node } from '../../algebra.js';
import { TRUE } from '../../conditions.js';
import type { Allocation } from '../../state.js';
import type { Summary } from '../../summary.js';
import type { FieldName } from '../../symbols.js';
import { frameOf } from '../frame.js';
import type { RelationalWorld } from '../world.js';

/** They change only what the machine keeps, of which programs see nothing in fields. */
const WITHOUT_EFFECT: ReadonlySet<string> = new Set([
  'java.lang.Throwable.captureStackTrace',
  'java.lang.String.become',
]);

/** Methods of the JDK that return something of their type: which fields of their class they write, and what they may allocate. */
const FRAMED: ReadonlyMap<string, { readonly writes: readonly string[]; readonly allocates: readonly TypeName[] }> =
  new Map([
    ['java.lang.Class.initClassName', { writes: ['name'], allocates: [STRING, 'byte[]'] }],
    ['java.lang.NullPointerException.getExtendedNPEMessage', { writes: [], allocates: [STRING, 'byte[]'] }],
    ['java.lang.Thread.currentThread', { writes: [], allocates: [] }],
    ['jdk.internal.reflect.Reflection.getCallerClass', { writes: [], allocates: [] }],
  ]);

export function nativeSummary(world: RelationalWorld, method: MethodDeclaration): Summary | undefined {
  if (!hasFlag(method, Flag.NATIVE)) return undefined;
  if (method.owner === THROWABLE && method.name === 'fillInStackTrace') return filledIn(world, method);
  const framed = FRAMED.get(`${method.owner}.${method.name}`);
  if (framed !== undefined) {
    const fields = new Set(framed.writes.flatMap((name) => world.field(method.owner, name) ?? []));
    const assumptions = new Set(['no-reflection-or-native']);
    const allocated = new Set(framed.allocates);
    const effects = { fields, allocated, throws: new Set<string>(), assumptions, open: undefined, unknown: undefined };
    return frameOf(world, method, effects, 'it is native');
  }
  const value = resultOf(world, method);
  if (value === undefined) return undefined;
  const declaration = world.hierarchy.find(method.owner);
  const assumptions = declaration?.origin === 'input' ? [] : ['no-reflection-or-native'];
  return {
    outcomes: [
      {
        kind: 'return',
        condition: TRUE,
        value: value === 'void' ? undefined : value,
        type: method.result,
        fields: new Map(),
        allocated: method.result === STRING ? newStrings(world) : [],
      },
    ],
    assumptions: new Set(assumptions),
  };
}

/** The machine keeps the stack in fields of the exception, and returns it. */
function filledIn(world: RelationalWorld, method: MethodDeclaration): Summary {
  const { algebra } = world;
  const self = algebra.parameter(0, 'this', THROWABLE);
  const fields = new Map<FieldName, Node>();
  for (const field of world.instanceFields(THROWABLE)) {
    if (field.name !== 'backtrace' && field.name !== 'depth') continue;
    const value = world.anyOf(field.columns[1] as TypeName, field.name);
    fields.set(field, algebra.override(algebra.field(field), algebra.product(self, value)));
  }
  return {
    outcomes: [{ kind: 'return', condition: TRUE, value: self, type: method.result, fields, allocated: [] }],
    assumptions: new Set(['no-reflection-or-native']),
  };
}

/** A string may have been made for it, or not. */
function newStrings({ algebra }: RelationalWorld): readonly Allocation[] {
  const condition = algebra.conditions.unknown('whether a string is new');
  return [{ object: algebra.newSet(STRING), type: STRING, condition }];
}

function resultOf(world: RelationalWorld, method: MethodDeclaration): Node | 'void' | undefined {
  const { owner, name, result } = method;
  if (WITHOUT_EFFECT.has(`${owner}.${name}`)) return 'void';
  // The machine links native methods: nothing that programs see.
  if (name === 'registerNatives' && result === 'void' && world.hierarchy.find(owner)?.origin !== 'model') return 'void';
  if (world.library.nativeWord(method) !== 'pure' || result === 'void') return undefined;
  if (!isPrimitive(result) && result !== CLASS && result !== STRING) return undefined;
  const { algebra } = world;
  // A new string has fields that nobody knows, unless the machine keeps its text.
  if (result === STRING && world.instanceFields(STRING).length > 0) return undefined;
  if (isPrimitive(result)) return world.anyOf(result, `the result of ${name}`);
  const all: TypeName = result;
  const isNullable =
    owner === CLASS && (name === 'getSuperclass' || name === 'getEnclosingClass' || name === 'getComponentType');
  const upper = isNullable ? algebra.type(all) : algebra.difference(algebra.type(all), algebra.null);
  return algebra.unknown(`the result of ${name}`, [result], { lower: algebra.none(), upper, single: true });
}
