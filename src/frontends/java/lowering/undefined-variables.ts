/**
 * Wrong source may read a variable that has no value on some path. Such a variable gets an `unsupported` value at the
 * entry, so that every use is defined; in correct Java there is none (definite assignment, JLS 16).
 */
import type { Body, Edge } from '../../../ir/body.js';
import type { Variable } from '../../../ir/instructions.js';
import type { Span } from '../../../ir/span.js';
import { findUndefined } from '../../../ir/verifier/definitions.js';

export function withUndefinedVariables(body: Body, span: Span): Body {
  const missing = new Set<Variable>();
  findUndefined(
    body,
    () => {},
    (variable) => missing.add(variable),
  );
  return missing.size === 0 ? body : withValuesAtEntry(body, [...missing], span);
}

/** Puts an edge for each variable before the entry; the other points move up. */
function withValuesAtEntry(body: Body, variables: readonly Variable[], span: Span): Body {
  const added = variables.length;
  const hasExceptionalExit = body.exceptionalExit !== undefined;
  const exceptionalExit = (body.exceptionalExit ?? body.points) + added;
  const values = variables.map((target, index): Edge => {
    const reason = `variable ${target.sourceName ?? target.name} might not have been initialized`;
    const instruction = { kind: 'unsupported', reason, target } as const;
    return { from: index, to: index + 1, instruction, span, exceptional: exceptionalExit };
  });
  const moved = body.edges.map(
    (edge): Edge => ({
      ...edge,
      from: edge.from + added,
      to: edge.to + added,
      ...(edge.exceptional === undefined ? {} : { exceptional: edge.exceptional + added }),
    }),
  );
  const edges = [...values, ...moved];
  const points = body.points + added + (hasExceptionalExit ? 0 : 1);
  const outgoing: Edge[][] = Array.from({ length: points }, () => []);
  for (const edge of edges) outgoing[edge.from]?.push(edge);
  const exit = body.exit === undefined ? undefined : body.exit + added;
  return { ...body, exit, exceptionalExit, points, edges, outgoing };
}
