/** The declarations of a random program: classes, fields and methods that bodies can refer to. */
import { methodDescriptor } from '../../src/ir/descriptors.js';
import { type FieldDeclaration, Flag, type ParameterDeclaration } from '../../src/ir/program.js';
import { NOWHERE } from '../../src/ir/span.js';
import type { ClassName, TypeName } from '../../src/ir/types.js';
import type { Choices } from './choices.js';

export interface Signature {
  readonly owner: ClassName;
  readonly name: string;
  readonly dispatch: 'static' | 'virtual' | 'interface';
  readonly parameters: readonly TypeName[];
  readonly result: TypeName;
}

export interface ClassPlan {
  readonly name: ClassName;
  readonly parent: ClassName;
  readonly interfaces: readonly ClassName[];
  readonly fields: readonly FieldDeclaration[];
  /** What the class itself declares, overrides included. */
  readonly methods: readonly Signature[];
}

export interface World {
  readonly classes: readonly ClassPlan[];
  /** Everything callable. */
  readonly signatures: readonly Signature[];
}

export const SHAPE = 'Shape';
export const MAIN = 'Main';
export const EXCEPTIONS: readonly ClassName[] = [
  'java.lang.RuntimeException',
  'java.lang.IllegalStateException',
  'java.lang.NullPointerException',
  'java.lang.ArithmeticException',
];
export const PRIMITIVES: readonly TypeName[] = ['int', 'boolean', 'long', 'double', 'byte', 'char', 'short', 'float'];

/** Overridden in any class: the one method of the interface. */
const WEIGH = { name: 'weigh', parameters: ['int'], result: 'int' } as const;
const VISIT = { name: 'visit', parameters: ['java.lang.Object'], result: 'java.lang.Object' } as const;

export function planWorld(choices: Choices): World {
  const names = ['Node', 'Tree', 'Pair'].slice(0, 1 + choices.below(3));
  const classes: ClassPlan[] = [];
  const signatures: Signature[] = [{ owner: SHAPE, dispatch: 'interface', ...WEIGH }];
  for (const [index, name] of names.entries()) {
    const parent = choices.once(2) ? (names[index - 1] ?? 'java.lang.Object') : 'java.lang.Object';
    const interfaces = choices.once(2) ? [SHAPE] : [];
    const methods: Signature[] = [
      { owner: name, dispatch: 'virtual', ...WEIGH },
      { owner: name, dispatch: 'virtual', ...VISIT },
    ];
    for (let count = choices.below(3); count > 0; count--)
      methods.push(planMethod(choices, name, names, `step${count}`));
    classes.push({ name, parent, interfaces, fields: planFields(choices, name, names), methods });
    signatures.push(...methods);
  }
  const main: Signature[] = [{ owner: MAIN, name: 'run', dispatch: 'static', parameters: [], result: 'int' }];
  for (let count = choices.below(3); count > 0; count--)
    main.push(planMethod(choices, MAIN, names, `work${count}`, 'static'));
  classes.push({
    name: MAIN,
    parent: 'java.lang.Object',
    interfaces: [],
    fields: planFields(choices, MAIN, names),
    methods: main,
  });
  signatures.push(...main);
  return { classes, signatures };
}

function anyType(choices: Choices, names: readonly ClassName[]): TypeName {
  switch (choices.below(8)) {
    case 1:
    case 2:
    case 3:
      return choices.pick(names);
    case 4:
      return choices.pick(PRIMITIVES);
    case 5:
      return choices.pick(['java.lang.Object', 'java.lang.String', SHAPE, 'java.lang.Throwable']);
    case 6:
      return `${choices.pick([...names, 'int', 'java.lang.Object', 'byte'])}[]`;
    case 7:
      return choices.pick(['int[][]', 'boolean']);
    default:
      return 'int';
  }
}

function planMethod(
  choices: Choices,
  owner: ClassName,
  names: readonly ClassName[],
  name: string,
  only?: 'static',
): Signature {
  const dispatch = only ?? choices.pick(['static', 'virtual'] as const);
  const parameters = Array.from({ length: choices.below(3) }, () => anyType(choices, names));
  const result = choices.once(4) ? 'void' : anyType(choices, names);
  return { owner, name, dispatch, parameters, result };
}

function planFields(choices: Choices, owner: ClassName, names: readonly ClassName[]): FieldDeclaration[] {
  return Array.from({ length: 1 + choices.below(3) }, (_, index) => ({
    owner,
    name: index === 0 ? 'next' : `field${index}`,
    type: index === 0 && owner !== MAIN ? owner : anyType(choices, names),
    flags: owner === MAIN || choices.once(4) ? Flag.STATIC : 0,
    annotations: [],
    span: NOWHERE,
  }));
}

export function descriptorOf({ parameters, result }: Signature): string {
  return methodDescriptor(parameters, result);
}

export function parameterDeclarations({ parameters }: Signature): ParameterDeclaration[] {
  return parameters.map((type, index) => ({ name: `p${index}`, type, annotations: [] }));
}
