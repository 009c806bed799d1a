/** Statements that run only where what they need holds: a null guard, `instanceof` before a cast. */
import { fieldOf, namedChildren } from '../../frontends/java/syntax/navigation.js';
import type { SourceFile, SyntaxNode } from '../../frontends/java/syntax/tree.js';
import type { Candidate, Sought } from './candidates.js';
import { around, deeper, indentation, lineEnd, statementAt } from './places.js';

/** A variable or a path of fields: it means the same a moment later. */
const STABLE = /^(?:this\.)?[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/;
/** Types that `instanceof` can ask for. */
const REIFIED = /^[A-Z][\w.$]*(?:\[\])*$/;

export function nullGuard(file: SourceFile, { subject, offset }: Sought): readonly Candidate[] {
  if (subject === undefined || !STABLE.test(subject)) return [];
  return guarded(file, offset, `${subject} != null`, `a null guard: if (${subject} != null)`);
}

export function castGuard(file: SourceFile, { offset }: Sought): readonly Candidate[] {
  const cast = around(file, offset).find(({ kind }) => kind === 'cast_expression');
  const [type, value] = cast === undefined ? [] : [fieldOf(cast, 'type'), fieldOf(cast, 'value')];
  if (type === undefined || value === undefined) return [];
  const [name, tested] = [file.textOf(type), file.textOf(value)];
  if (!REIFIED.test(name) || !STABLE.test(tested)) return [];
  return guarded(
    file,
    offset,
    `${tested} instanceof ${name}`,
    `a test before the cast: if (${tested} instanceof ${name})`,
  );
}

function guarded(file: SourceFile, offset: number, condition: string, description: string): readonly Candidate[] {
  const found = statementAt(file, offset);
  if (found === undefined || !isOptional(found.statement)) return [];
  const { start, end } = found.statement;
  const { text } = file;
  const indent = indentation(text, start);
  const newLine = lineEnd(text);
  return [
    {
      description,
      keepsPlace: true,
      replacements: [
        { start, end: start, text: `if (${condition}) {${newLine}${deeper(indent)}` },
        { start: end, end, text: `${newLine}${indent}}` },
      ],
    },
  ];
}

/** Whether a method may go on without it: nothing declared or assigned for the first time there is used later. */
function isOptional(statement: SyntaxNode): boolean {
  const [expression] = statement.kind === 'expression_statement' ? namedChildren(statement) : [];
  if (expression?.kind === 'method_invocation') return true;
  if (expression?.kind !== 'assignment_expression') return false;
  const [target] = expression.children;
  return target?.kind === 'field_access' || target?.kind === 'array_access';
}
