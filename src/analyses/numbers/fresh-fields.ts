/**
 * What fields hold when a constructor starts: what they all start with. Those of its class and of the classes above: code below may have set its
 * own fields before it called. So may a constructor of the same class that calls this one, in a class file.
 */
import type { Code } from '../../engine/code.js';
import type { Question } from '../../engine/question.js';
import type { Term } from '../../facts/index.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { FieldReference, Variable } from '../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import { isArray } from '../../ir/types.js';
import { fieldQuestion } from '../../obligations/index.js';

const NOWHERE = { offset: 0, end: 0 } as const;
const INTEGERS: ReadonlySet<string> = new Set(['byte', 'short', 'char', 'int']);

export function freshFields(hierarchy: Hierarchy, { method, body }: Code): readonly Question[] {
  const [receiver] = body.parameters;
  if (method.name !== '<init>' || receiver === undefined) return [];
  const chain = hierarchy.superclassChain(method.owner);
  if (chain[0]?.methods.some((each) => setsFieldsBesides(each)) === true) return [];
  return chain.flatMap(({ fields }) =>
    fields.filter((field) => !hasFlag(field, Flag.STATIC)).flatMap((field) => startsWith(receiver, field)),
  );
}

/** Whether it is a constructor that leaves part of the work to another one of its class, and writes fields itself. */
function setsFieldsBesides(method: MethodDeclaration): boolean {
  const { name, owner } = method;
  const edges = name === '<init>' ? (method.body()?.edges ?? []) : [];
  const delegates = edges.some(
    ({ instruction }) =>
      instruction.kind === 'call' && instruction.method.name === '<init>' && instruction.method.owner === owner,
  );
  return (
    delegates && edges.some(({ instruction }) => instruction.kind === 'store' && instruction.place.kind === 'field')
  );
}

function startsWith(receiver: Variable, field: FieldReference): readonly Question[] {
  const { owner, name, type } = field;
  if (isArray(type) || type === 'java.lang.String') return [fieldQuestion(receiver, { owner, name, type }, '==')];
  if (!INTEGERS.has(type)) return [];
  const base: Term = { kind: 'variable', name: 'this', type: receiver.type, ...NOWHERE };
  const left: Term = { kind: 'field', base, field: { owner, name, type }, type, ...NOWHERE };
  const right: Term = { kind: 'constant', value: 0, type: 'int', ...NOWHERE };
  return [
    {
      term: {
        kind: 'compare',
        operator: '==',
        operands: 'int',
        left: type === 'int' ? left : { kind: 'convert', operand: left, type: 'int', ...NOWHERE },
        right,
        type: 'boolean',
        ...NOWHERE,
      },
      variable: (each) => (each === 'this' ? receiver : undefined),
    },
  ];
}
