/** Whether control can reach the end of a statement, as far as the language defines it (JLS 14.22). */
import type { Expression, JumpTarget, Statement, SwitchGroup } from '../../tree.js';

/** `by-break`: only jumps out of the statement count, not its ordinary end. */
export function canComplete(statement: Statement, way: 'normally' | 'by-break' = 'normally'): boolean {
  if (way === 'normally') return completes(statement);
  return (statement.kind === 'loop' || statement.kind === 'labelled') && breaks(statement.body, statement.target);
}

function isConstant(expression: Expression | undefined, value: number): boolean {
  return (
    expression?.kind === 'literal' && expression.constant.type === 'boolean' && expression.constant.value === value
  );
}

function completes(statement: Statement): boolean {
  switch (statement.kind) {
    case 'block':
      return statement.statements.every(completes);
    case 'if':
      return statement.whenFalse === undefined || completes(statement.whenTrue) || completes(statement.whenFalse);
    case 'loop': {
      const forever = statement.condition === undefined || isConstant(statement.condition, 1);
      return !forever || breaks(statement.body, statement.target);
    }
    case 'labelled':
      return completes(statement.body) || breaks(statement.body, statement.target);
    case 'break':
    case 'continue':
    case 'yield':
    case 'return':
    case 'throw':
      return false;
    case 'switch': {
      const { groups, target, otherwise } = statement.switch;
      const last = groups.at(-1);
      if (last === undefined || groupCompletes(last)) return true;
      const hasDefault = groups.some((group) => group.labels.some((label) => label.kind === 'default'));
      if (!hasDefault && otherwise === 'none') return true;
      return groups.some((group) => group.body.some((inner) => breaks(inner, target)));
    }
    case 'try': {
      if (statement.finally !== undefined && !completes(statement.finally)) return false;
      return completes(statement.body) || statement.handlers.some((handler) => completes(handler.body));
    }
    case 'synchronized':
      return completes(statement.body);
    default:
      return true;
  }
}

function groupCompletes(group: SwitchGroup): boolean {
  return group.body.every(completes);
}

/** Whether a break inside leaves the target. */
function breaks(statement: Statement, target: JumpTarget): boolean {
  switch (statement.kind) {
    case 'break':
      return statement.target === target;
    case 'block':
      return statement.statements.some((inner) => breaks(inner, target));
    case 'if':
      return (
        breaks(statement.whenTrue, target) || (statement.whenFalse !== undefined && breaks(statement.whenFalse, target))
      );
    case 'loop':
    case 'labelled':
    case 'synchronized':
      return breaks(statement.body, target);
    case 'switch':
      return statement.switch.groups.some((group) => group.body.some((inner) => breaks(inner, target)));
    case 'try': {
      if (statement.finally !== undefined && breaks(statement.finally, target)) return true;
      if (statement.finally !== undefined && !completes(statement.finally)) return false;
      return breaks(statement.body, target) || statement.handlers.some((handler) => breaks(handler.body, target));
    }
    default:
      return false;
  }
}
