/** Code whose effect is asked for, and which other code that rests on. */

/** A method, or what a call that names the method may run. */
export interface Part {
  effect: bigint;
  readonly users: Set<Part>;
  /** Those whose users it is among. */
  readonly uses: Set<Part>;
  /** Whether the code is the library's, or a protocol's that stands for it; left out: there are several to choose from. */
  isOfLibrary?: boolean;
  /** Of code of the library: what is assumed where the effect is relied on, its record or its model. */
  assumed?: string;
}

export function part(effect: bigint): Part {
  return { effect, users: new Set(), uses: new Set() };
}

/** Whatever the used one does, now or later, the user does, too. */
export function addUse(user: Part, used: Part): void {
  if (user === used) return;
  used.users.add(user);
  user.uses.add(used);
  addEffect(user, used.effect);
}

/** Users have it, too. */
export function addEffect(start: Part, effect: bigint): void {
  const waiting: Part[] = [start];
  if ((start.effect | effect) === start.effect) return;
  start.effect |= effect;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const user of next.users) {
      const more = user.effect | next.effect;
      if (more === user.effect) continue;
      user.effect = more;
      waiting.push(user);
    }
  }
}

/**
 * What is assumed of the library where it is relied on that the code, with all that it runs, does no more than is found. Library code
 * that library code calls is part of the same assumption.
 */
export function assumedBehind(parts: readonly Part[], isAnything: (part: Part) => boolean): readonly string[] {
  const found = new Set<string>();
  const fromProgram = new Set(parts);
  const fromLibrary = new Set<Part>();
  const visit = (each: Part, callers: Set<Part>): void => {
    // Of library code of which nothing is denied nothing is assumed; other code may have been looked into.
    if (each.assumed !== undefined && callers === fromProgram && !isAnything(each)) found.add(each.assumed);
    const next = each.isOfLibrary === undefined ? callers : each.isOfLibrary ? fromLibrary : fromProgram;
    for (const used of each.uses) next.add(used);
  };
  for (let known = -1; known < fromProgram.size; ) {
    known = fromProgram.size;
    for (const each of fromProgram) visit(each, fromProgram);
    for (const each of fromLibrary) visit(each, fromLibrary);
  }
  return [...found];
}
