/** What calls that are not followed do to the states of a client. */

import type { Universe, Written } from '../../../domains/heap/contraction/index.js';
import { FieldNumbers } from '../../../domains/heap/contraction/universe.js';
import type { Edge } from '../../../ir/body.js';
import type { FieldReference } from '../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import { keyOf, overriders } from '../../../program/calls/footprint.js';
import { type Subject, writesOf } from '../../shape/index.js';
import { INVARIANTS_BUDGETS } from '../budgets.js';
import type { ClassSubject } from '../local-analysis.js';

export type Writes = (callee: MethodDeclaration, edge: Edge, isFollowed: boolean) => Written;

const MOST_METHODS = INVARIANTS_BUDGETS['contraction/writes'].mostMethods.most;

/**
 * Code outside knows the object at hand, and calls what it can call on it; where it runs, the client has it do so. By itself it changes
 * only what is vague, and static fields that it can name.
 */
export function clientWrites(subject: ClassSubject, { universe, footprint }: Subject): Writes {
  const { context, client, family, classification } = subject;
  const { hierarchy, classes } = client.world;
  const { outside, original } = client;
  const isOpen = context.outside === 'open';
  const isOfInput = (name: string): boolean => hierarchy.find(name)?.origin === 'input';
  const numbers = new FieldNumbers(universe);
  const methods = new Set([...footprint.methods].map(original));
  const known = writesOf(hierarchy, context.effects, { ...footprint, methods }, universe);
  const own = new Set([outside.object, outside.chosen].flatMap((field) => (field === undefined ? [] : [keyOf(field)])));
  const hidden = new Set(own);
  for (const { element, good } of classification.fields) {
    const isReached = [...family.readable, ...family.writable].some(({ name }) => name === element.name);
    if (good && !isReached) hidden.add(keyOf(element));
  }
  const knowsStatic = (field: FieldReference): boolean => !hidden.has(keyOf(field));
  const isNotOurs = (field: FieldReference): boolean => !own.has(keyOf(field));
  const everything: Written = { field: () => true, statics: true };
  const running: Written = { field: () => true, statics: true, keeps: true, hidden: false, spares: true, knowsStatic };
  const taking: Written = { field: () => true, statics: false, keeps: true, hidden: false, knowsStatic: () => false };
  const releasing: Written = { ...taking, spares: true };
  const tampering = tamperingOf(subject, universe);
  const fields = Array.from({ length: numbers.size }, (_, number) => number);

  const notFollowed = (callee: MethodDeclaration, edge: Edge): Written => {
    const { instruction } = edge;
    if (callee === outside.take) return client.marks.releases.has(edge) ? releasing : taking;
    if (callee === outside.run) return running;
    const declared = original(callee);
    if (client.isOpaque(instruction)) {
      const [one, ...others] = [declared, ...overriders(hierarchy, classes, callee).map(original)];
      const unseen = one?.body() === undefined ? others : [one, ...others];
      return unseen.some(tampering) ? everything : running;
    }
    if (isOfInput(declared.owner) && declared.body() !== undefined) return everything;
    const written = known(declared);
    if (!isOpen) {
      const spares = written.hidden === false && !written.statics && !fields.some((field) => written.field(field));
      // Where the object may be changed, it may be by whoever knows it.
      return { ...written, spares, ...(spares && { knowsStatic: isNotOurs }) };
    }
    const field = (number: number): boolean => !isOfInput(numbers.field(number).owner) && written.field(number);
    return { ...written, field, statics: false, hidden: false, spares: true, knowsStatic };
  };
  return (callee, edge, isFollowed) => {
    if (!isFollowed) return notFollowed(callee, edge);
    if (!isOpen) return known(original(callee));
    const { anything, library } = context.effects.of(original(callee));
    // What runs unknown code may let it write what it can.
    const field = anything || library ? () => true : known(original(callee)).field;
    return { field, statics: true, hidden: false };
  };
}

/** Whether running the method may change the structure other than by the operations of the client. */
function tamperingOf({ context, family }: ClassSubject, { links }: Universe): (method: MethodDeclaration) => boolean {
  const { hierarchy } = context.world;
  const operations = new Set([
    ...family.concrete.flatMap(({ constructors, methods }) => [...constructors, ...methods]),
    ...family.statics,
  ]);
  const linked = new Set(links.map(keyOf));
  const isOurs = (field: FieldReference): boolean =>
    linked.has(keyOf(field)) || hierarchy.isSubclass(family.declaration.name, field.owner);
  const known = new Map<MethodDeclaration, boolean>();
  const look = (start: MethodDeclaration): boolean => {
    const met = new Set([start]);
    for (const method of met) {
      if (operations.has(method)) continue;
      if (met.size > MOST_METHODS) return true;
      for (const { instruction } of method.body()?.edges ?? []) {
        if (instruction.kind === 'unsupported') return true;
        if (instruction.kind !== 'store') continue;
        const { place } = instruction;
        if ((place.kind === 'field' || place.kind === 'static') && isOurs(place.field)) return true;
      }
      for (const callee of context.effects.callees(method)) met.add(callee);
    }
    return false;
  };
  return (method) => {
    let tampers = known.get(method);
    if (tampers === undefined) {
      tampers = look(method);
      known.set(method, tampers);
    }
    return tampers;
  };
}
