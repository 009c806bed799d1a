/** How shape graphs are used on a client: what counts as cell, as link, as variable. */

import type { ShapegraphOptions } from '../../../domains/heap/shapegraph/index.js';
import type { FieldReference } from '../../../ir/instructions.js';
import { type ClassName, isArray, OBJECT, type TypeName } from '../../../ir/types.js';
import { keyOf } from '../../../program/calls/footprint.js';
import { groupsOf, inversesOf, type Subject } from '../../shape/index.js';
import { INVARIANTS_BUDGETS } from '../budgets.js';
import { clientWrites } from '../contraction/writes.js';
import type { ClassSubject } from '../local-analysis.js';
import { accessesOf } from './accesses.js';

const CAP = INVARIANTS_BUDGETS['shapegraph/options'].cap.most;
const SPLITS = INVARIANTS_BUDGETS['shapegraph/options'].splits.most;
const CUTPOINTS = INVARIANTS_BUDGETS['shapegraph/options'].cutpoints.most;

/** `shapes` is what `shape` knows of the client's method. */
export function shapegraphOptions(
  subject: ClassSubject,
  shapes: Subject,
  mode: ShapegraphOptions['mode'],
): ShapegraphOptions {
  const { client, family } = subject;
  const { hierarchy } = client;
  const { universe } = shapes;
  const writes = clientWrites(subject, shapes);
  const types = family.concrete.map(({ type }) => type);
  const isOf = (type: ClassName): boolean => types.includes(type);
  const mayBe = (type: TypeName): boolean => types.some((each) => hierarchy.isAssignable(each, type));
  const isField = ({ owner }: FieldReference): boolean => types.some((each) => hierarchy.isSubclass(each, owner));
  const fields = [...universe.links, ...universe.payloads].filter(isField);
  // An object of the class that others of it lead to, or that the program makes itself, is a cell like others.
  const hasRoot =
    client.outside.chosen === undefined &&
    fields.length > 0 &&
    !fields.some(({ type }) => type !== OBJECT && mayBe(type));
  const links = universe.links.filter((field) => {
    if (isArray(field.owner) || isArray(field.type) || !hierarchy.find(field.owner)) return false;
    return !hasRoot || (!isField(field) && !mayBe(field.type));
  });
  const isCell = (type: ClassName): boolean =>
    !(hasRoot && isOf(type)) &&
    links.some((link) => hierarchy.isAssignable(type, link.owner) || hierarchy.isAssignable(type, link.type));
  // Other classes may have run before, and between: only static fields that nobody but the class writes are known.
  const guarded = guardedStatics(subject);
  const isGuarded = (field: FieldReference): boolean =>
    field.owner === client.outside.run.owner || guarded.has(keyOf(field));
  const made = new Set(client.operations.filter(({ makes }) => makes).flatMap(({ edges }) => [...edges]));
  return {
    links,
    isCell,
    mayBeCell: (type) =>
      hierarchy.isInterface(type) ||
      links.some(({ owner, type: target }) =>
        [owner, target].some((each) => hierarchy.isAssignable(each, type) || hierarchy.isAssignable(type, each)),
      ),
    statics: universe.statics.filter((field) => !isArray(field.type) && isGuarded(field)),
    ...(hasRoot && {
      root: {
        isMadeAt: ({ edge }) => edge.instruction.kind === 'new' && isOf(edge.instruction.type) && made.has(edge),
        isOf,
        fields,
        mayBe,
        isTampered: family.writers.length > 0,
      },
    }),
    mode,
    groups: groupsOf(
      links,
      subject.asked.map(({ term }) => term),
    ),
    inverses: inversesOf(links, universe.parents),
    cap: CAP,
    splits: SPLITS,
    cutpoints: CUTPOINTS,
    writes: (callee, { edge }) => {
      const written = writes(callee, edge, false);
      return {
        links: universe.links.some((_, number) => written.field(number)),
        statics: written.statics,
        keeps: written.keeps !== false,
        fields: written.spares !== true,
      };
    },
    // Where other objects get at its fields, too, these are always in sight.
    ...(family.writers.length === 0 && { accesses: accessesOf(client.world, fields) }),
    isGuarded,
  };
}

/** Those of the class itself that only its own operations write. */
function guardedStatics({ family, classification }: ClassSubject): ReadonlySet<string> {
  const open = new Set([...family.readable, ...family.writable].map(keyOf));
  return new Set(
    classification.fields.flatMap(({ element, good }) => (good && !open.has(keyOf(element)) ? [keyOf(element)] : [])),
  );
}
