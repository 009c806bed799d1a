/** What every task may know of the input without asking, as text: declarations, threads, errors of the machine, reflection, candidates for fields that are always set. */
import { CLASS_PATH } from '../../../program/calls/class-path.js';
import type { CheckSession } from '../tasks/session.js';
import { ALL, answerTo, declarationText } from './questions.js';

export function factsText<E>(session: CheckSession<E>, digest: (text: string) => string): string {
  const { table, hierarchy, methods, places, candidates, machineErrors, doubts, threads, reflected } = session;
  const declared = table.inputs().map((name) => {
    const declaration = hierarchy.find(name);
    return declaration === undefined ? name : digest(declarationText(declaration));
  });
  const fields = candidates.all.map(({ declaration, component, methods: involved, ...rest }) => [
    declaration.owner,
    declaration.name,
    component.name,
    involved.map((method) => places.key(method)),
    rest,
  ]);
  const caught = [...machineErrors.methods].map(([method, span]) => {
    const edges = method.body()?.edges ?? [];
    const at = [...edges.keys()].filter((number) => {
      const edge = edges[number];
      return edge !== undefined && machineErrors.isCaught(edge);
    });
    return [places.key(method), span.line, at];
  });
  const doubted = [...methods].flatMap((method) => {
    const reason = doubts.of(method);
    return reason === undefined ? [] : [[places.key(method), reason]];
  });
  const runByReflection = [...methods].filter((method) => reflected.runs(method) !== undefined);
  return JSON.stringify([
    declared,
    fields,
    caught,
    doubted,
    runByReflection.map((method) => places.key(method)),
    table.glance?.(CLASS_PATH),
    // Any code may write what a thread reads, and be run by one.
    threads.start === undefined ? 'no thread' : answerTo(ALL, session, digest),
  ]);
}
