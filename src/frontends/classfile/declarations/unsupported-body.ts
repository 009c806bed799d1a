/** The body of a compiled method that could not be translated: one instruction that may do anything. */
import type { Body } from '../../../ir/body.js';
import { BodyBuilder } from '../../../ir/builder.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';

export function unsupportedBody(method: Omit<MethodDeclaration, 'body'>, reason: string): Body {
  const { span, result } = method;
  const builder = new BodyBuilder();
  if (!hasFlag(method, Flag.STATIC)) builder.parameter('this', method.owner);
  for (const { name, type } of method.parameters) builder.parameter(name, type);
  const after = builder.label();
  const target = result === 'void' ? undefined : builder.temporary(result);
  const instruction = { kind: 'unsupported', reason, ...(target === undefined ? {} : { target }) } as const;
  builder.edge(builder.entry, after, instruction, span, builder.exceptionalExit);
  const end = { kind: 'return', ...(target === undefined ? {} : { value: target }) } as const;
  builder.edge(after, builder.exit, end, span);
  return builder.finish();
}
