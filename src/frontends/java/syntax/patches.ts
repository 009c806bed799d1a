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
  defaultAfterNull,
  qualifiedRecordPatterns,
  lateConstructorCalls,
];

/** `import module M;` becomes an import declaration with a `module` token. */
function moduleImports(text: string): readonly Patch[] {
  return [...text.matchAll(/\bimport\s+module(?=\s+[\p{L}_$])/gu)].map((match) => {
    const start = match.index + match[0].length - 'module'.length;
    return { start, mask: ' '.repeat('module'.length), tokens: [{ text: 'module', start }] };
  });
}

/** `case null, default` becomes a label of `null` with a `default` token. */
function defaultAfterNull(text: string): readonly Patch[] {
  return [...text.matchAll(/\bcase\s+null\s*(,\s*default)\b/g)].map((match) => {
    const hidden = match[1] ?? '';
    const start = match.index + match[0].length - hidden.length;
    return {
      start,
      mask: blank(hidden),
      tokens: [{ text: 'default', start: start + hidden.length - 'default'.length }],
    };
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

/** `super(…);` and `this(…);` after other statements become method calls named `super` and `this`. */
function lateConstructorCalls(text: string): readonly Patch[] {
  return [...text.matchAll(/[;}]\s*(super|this)(?=\s*\()/g)].map((match) => {
    const word = match[1] ?? '';
    return { start: match.index + match[0].length - word.length, mask: '_'.repeat(word.length), tokens: [] };
  });
}

function blank(text: string): string {
  return text.replace(/[^\s]/g, ' ');
}
