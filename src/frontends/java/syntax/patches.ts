/**
 * Masks for constructs that the grammar does not know, so that the text around them still parses.
 *
 * A mask has the length of what it hides, so offsets stay; what a node's text says is always the original. Tokens that a
 * mask hides are put back into the tree as anonymous children of the innermost node around them.
 */

export interface Patch {
  readonly start: number;
  /** Stands in place of as many units of text. */
  readonly mask: string;
  /** Hidden tokens to put back. */
  readonly tokens: readonly { readonly text: string; readonly start: number }[];
}

export const PATCHES: readonly ((text: string) => readonly Patch[])[] = [
  moduleImports,
  finalPatterns,
  qualifiedRecordPatterns,
  octalUnderscores,
  lateConstructorCalls,
  parenthesisedTargets,
  annotatedEllipses,
];

/** `import module M;` becomes an import declaration with a `module` token. */
function moduleImports(text: string): readonly Patch[] {
  return [...text.matchAll(/\bimport\s+module(?=\s+[\p{L}_$])/gu)].map((match) => {
    const start = match.index + match[0].length - 'module'.length;
    return { start, mask: ' '.repeat('module'.length), tokens: [{ text: 'module', start }] };
  });
}

/** `case final T x`: the modifier is masked. */
function finalPatterns(text: string): readonly Patch[] {
  return [...text.matchAll(/\bcase\s+final(?=\s)/g)].map((match) => {
    const start = match.index + match[0].length - 'final'.length;
    return { start, mask: ' '.repeat('final'.length), tokens: [{ text: 'final', start }] };
  });
}

/** `A.B(…)` as a pattern: the dots are masked, so that the name is one identifier whose text has dots. */
function qualifiedRecordPatterns(text: string): readonly Patch[] {
  const name =
    /(?:\binstanceof\s+(?:final\s+)?|\bcase\s+|[(,]\s*)([\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)+)(?=\s*\()/gu;
  const patches: Patch[] = [];
  for (const match of text.matchAll(name)) {
    const qualified = match[1] ?? '';
    const last = qualified.slice(qualified.lastIndexOf('.') + 1);
    if (!/^\p{Lu}/u.test(last)) continue;
    const start = match.index + match[0].length - qualified.length;
    for (let dot = qualified.indexOf('.'); dot >= 0; dot = qualified.indexOf('.', dot + 1))
      patches.push({ start: start + dot, mask: '_', tokens: [] });
  }
  return patches;
}

/** `0_17`: underscores right behind the leading zero of an octal number. */
function octalUnderscores(text: string): readonly Patch[] {
  return [...text.matchAll(/(?<![\w$.])0(_+)(?=[0-7])/g)].map((match) => ({
    start: match.index + 1,
    mask: '0'.repeat(match[0].length - 1),
    tokens: [],
  }));
}

/** `super(…);` and `this(…);` after other statements become method calls whose names read `super` and `this`. */
function lateConstructorCalls(text: string): readonly Patch[] {
  return [...text.matchAll(/[;}]\s*(super|this)(?=\s*\()/g)].map((match) => {
    const word = match[1] ?? '';
    return { start: match.index + match[0].length - word.length, mask: '_'.repeat(word.length), tokens: [] };
  });
}

/** `(a) = 1`: parentheses around the target of an assignment are masked. */
function parenthesisedTargets(text: string): readonly Patch[] {
  const target =
    /(?<![\p{L}\p{N}_$)\]]\s*)\(\s*[\p{L}_$][\p{L}\p{N}_$.[\]]*\s*\)(?=\s*(?:=(?![=>])|(?:[-+*/%&|^]|<<|>>>?)=))/gu;
  return [...text.matchAll(target)].flatMap((match) => [
    { start: match.index, mask: ' ', tokens: [] },
    { start: match.index + match[0].length - 1, mask: ' ', tokens: [] },
  ]);
}

/** `T @A ... x`: annotations before the dots are masked. */
function annotatedEllipses(text: string): readonly Patch[] {
  return [
    ...text.matchAll(/@[\p{L}_$][\p{L}\p{N}_$.]*(?:\([^()]*\))?(?=(?:\s*@[\p{L}_$][^()@]*(?:\([^()]*\))?)*\s*\.{3})/gu),
  ].map((match) => ({ start: match.index, mask: ' '.repeat(match[0].length), tokens: [] }));
}
