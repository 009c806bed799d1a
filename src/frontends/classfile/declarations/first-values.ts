/**
 * Static variables that are not final and yet have a ConstantValue: the class gets it when it is initialised, before its
 * static initialiser runs (JVMS 5.5). Java's compilers write none, others do.
 */
import type { Body, Edge } from '../../../ir/body.js';
import { BodyBuilder } from '../../../ir/builder.js';
import type { Constant, FieldReference, Instruction } from '../../../ir/instructions.js';
import { Flag, type MethodDeclaration } from '../../../ir/program.js';
import type { Span } from '../../../ir/span.js';
import type { ClassName } from '../../../ir/types.js';

export interface FirstValue {
  readonly field: FieldReference;
  readonly value: Constant;
}

/** The static initialiser that sets the values, then does what the class's own one, if there is one, does. */
export function settingInitialiser(
  owner: ClassName,
  span: Span,
  values: readonly FirstValue[],
  own: MethodDeclaration | undefined,
): MethodDeclaration {
  let made: Body | undefined;
  return {
    owner,
    name: '<clinit>',
    descriptor: '()V',
    flags: own?.flags ?? Flag.STATIC,
    parameters: [],
    result: 'void',
    exceptions: [],
    annotations: [],
    clauses: [],
    span,
    body() {
      const before = own === undefined ? emptyBody(span) : own.body();
      if (before !== undefined) made ??= prefixed(before, values, span);
      return made;
    },
  };
}

function emptyBody(span: Span): Body {
  const builder = new BodyBuilder();
  builder.edge(builder.entry, builder.exit, { kind: 'return' }, span);
  return builder.finish();
}

function prefixed(body: Body, values: readonly FirstValue[], span: Span): Body {
  const shift = values.length;
  const moved = (point: number): number => point + shift;
  const edges: Edge[] = values.map(({ field, value }, index) => {
    const instruction: Instruction = { kind: 'store', place: { kind: 'static', field }, value };
    return { from: index, to: index + 1, instruction, span };
  });
  const outgoing: (readonly Edge[])[] = edges.map((edge) => [edge]);
  for (const leaving of body.outgoing) {
    const shifted = leaving.map(({ from, to, exceptional, ...rest }) => ({
      ...rest,
      from: moved(from),
      to: moved(to),
      ...(exceptional === undefined ? {} : { exceptional: moved(exceptional) }),
    }));
    outgoing.push(shifted);
    edges.push(...shifted);
  }
  return {
    ...body,
    exit: body.exit === undefined ? undefined : moved(body.exit),
    exceptionalExit: body.exceptionalExit === undefined ? undefined : moved(body.exceptionalExit),
    points: moved(body.points),
    edges,
    outgoing,
  };
}
