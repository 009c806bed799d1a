/** Suppressions in source: what they take back, and which of them are of no use. */
import { describe, expect, it } from 'vitest';
import { livedTexts, placed, shown } from './lived.js';

/** A class whose method `length` dereferences a field that is null: one bug, at the line marked with `//!`. */
function box(method: string, { field = '', type = '' } = {}): string {
  return `${type}public class Box {
  ${field}private String text;
  private String other;
${method}
}
`;
}

const BUG = '  public int length() {\n    return text.length();\n  }';

async function lived(text: string) {
  const run = await livedTexts({ 'Box.java': text });
  return {
    shown: shown(run),
    suppressed: run.results.flatMap(({ suppressed = [] }) => suppressed.map(placed)),
    reasons: run.results.flatMap(({ suppressed = [] }) => suppressed.map(({ suppression }) => suppression.reason)),
    warnings: run.diagnostics.map(({ line, message }) => `${line}: ${message}`),
  };
}

it('without a suppression there is a bug', async () => {
  expect(await lived(box(BUG))).toEqual({ shown: ['null-dereference@5'], suppressed: [], reasons: [], warnings: [] });
});

describe('generated code', () => {
  it.each(['@Generated("tool") ', '@javax.annotation.processing.Generated("tool") ', '@lombok.Generated '])(
    'hides what is found in it: %s',
    async (type) => {
      const run = await lived(box(BUG, { type }));
      expect(run.shown).toEqual([]);
      expect(run.suppressed).toEqual(['null-dereference@5']);
      expect(run.reasons).toEqual(['generated code']);
    },
  );

  it('need not hide anything, and is only what is marked', async () => {
    const fine = box('  @Generated("tool") public int size() {\n    return 1;\n  }');
    expect((await lived(fine)).shown).toEqual([]);
    const beside = box(`  @Generated("tool") public int size() {\n    return 1;\n  }\n${BUG}`);
    expect((await lived(beside)).shown).toEqual(['null-dereference@8']);
    expect((await lived(box(BUG, { type: '@NotGenerated ' }))).shown).toEqual(['null-dereference@5']);
  });
});

describe('a comment', () => {
  it('takes back what is found on its line', async () => {
    const text = box(BUG.replace('length();', 'length(); // espalier:ignore null-dereference set by the loader'));
    expect(await lived(text)).toEqual({
      shown: [],
      suppressed: ['null-dereference@5'],
      reasons: ['set by the loader'],
      warnings: [],
    });
  });

  it.each([
    ['    // espalier:ignore null-dereference set by the loader\n'],
    ['    // espalier:ignore null-dereference: set by the loader\n    // a word more\n\n'],
    ['    /* espalier:ignore class-cast, null-dereference set by the loader */\n'],
  ])('above the line %s', async (comment) => {
    const run = await lived(box(BUG.replace('    return', `${comment}    return`)));
    expect(run.suppressed).toHaveLength(1);
    expect(run.reasons).toEqual(['set by the loader']);
    expect(run.shown.filter((found) => found.startsWith('null'))).toEqual([]);
  });

  it('does not reach further', async () => {
    const text = box(BUG.replace('  public', '  // espalier:ignore null-dereference of no use\n  public'));
    expect((await lived(text)).shown).toEqual(['null-dereference@6', 'unused-suppression@4']);
  });

  it('in a literal is none', async () => {
    const text = box(
      BUG.replace('text.length();', 'text.length() + "// espalier:ignore null-dereference x".length();'),
    );
    expect((await lived(text)).shown).toEqual(['null-dereference@5']);
  });

  it('in a text block is none', async () => {
    const block = '"""\n  // espalier:ignore null-dereference x \\""" "\n"""';
    const text = box(BUG.replace('text.length();', `text.length() + ${block}.length();`));
    expect((await lived(text)).shown).toEqual(['null-dereference@5']);
  });

  it('needs a rule that exists, and should have a reason', async () => {
    const { warnings, shown: left } = await lived(
      box(
        BUG.replace('length();', 'length(); // espalier:ignore')
          .replace('  public', '  // espalier:ignore nullness because\n  public')
          .replace('  }', '    // espalier:ignore null-dereference\n  }'),
      ),
    );
    expect(left).toEqual(['null-dereference@6', 'unused-suppression@7']);
    expect(warnings[0]).toMatch(/^4: .*no rule 'nullness'; there are null-dereference, /);
    expect(warnings[1]).toMatch(/^6: .*names no rule/);
    expect(warnings[2]).toMatch(/^7: .*gives no reason/);
  });
});

describe('an annotation', () => {
  const ANNOTATION = '@SuppressWarnings("espalier:null-dereference") ';

  it.each([
    ['on the class', box(BUG, { type: ANNOTATION })],
    ['on the method', box(BUG.replace('public', `${ANNOTATION}public`))],
    ['on the field', box(BUG, { field: ANNOTATION })],
    ['on a local variable', box(BUG.replace('return text.', `${ANNOTATION}String it = text; return it.`))],
    [
      'on what a local variable is set to',
      box(BUG.replace('return text.length();', `${ANNOTATION}int it = text.length(); return it;`)),
    ],
    ['for all rules', box(BUG.replace('public', '@SuppressWarnings("espalier") public'))],
    [
      'among others',
      box(BUG.replace('public', '@SuppressWarnings({"unchecked", "espalier:null-dereference"}) public')),
    ],
    [
      'of its own name',
      box(BUG.replace('public', '@SuppressEspalier(value = "null-dereference", reason = "known") public')),
    ],
    ['of its own name, for all rules', box(BUG.replace('public', '@my.SuppressEspalier public'))],
  ])('%s takes back what is in it', async (_, text) => {
    expect(await lived(text)).toMatchObject({ shown: [], suppressed: ['null-dereference@5'], warnings: [] });
  });

  it('on a parameter takes back what is about it', async () => {
    const text = `class Main {
  static int length(${ANNOTATION}String text, String other) { return text.length() + other.length(); }
  public static void main(String[] arguments) { length(arguments.length == 0 ? null : "", ""); length("", null); }
}
`;
    const { suppressed, shown: left } = await lived(text);
    expect(suppressed).toEqual(['null-dereference@2']);
    expect(left).toEqual(['null-dereference@2']);
  });

  it.each([
    ['for other tools', box(BUG.replace('public', '@SuppressWarnings("null") public')), ['null-dereference@5']],
    [
      'for another rule',
      box(BUG.replace('public', '@SuppressWarnings("espalier:class-cast") public')),
      ['null-dereference@5', 'unused-suppression@4'],
    ],
    [
      'on another method',
      box(`${BUG}\n  ${ANNOTATION}\n  int two() { return 2; }`),
      ['null-dereference@5', 'unused-suppression@7'],
    ],
    [
      'on another field',
      box(BUG).replace('private String other', `${ANNOTATION}private String other`),
      ['null-dereference@5', 'unused-suppression@3'],
    ],
    [
      'on a field that a variable hides',
      box(BUG.replace('return', 'String other = null; return other.length() +')).replace(
        'private String other',
        `${ANNOTATION}private String other`,
      ),
      ['null-dereference@5', 'unused-suppression@3'],
    ],
  ])('%s takes back nothing', async (_, text, expected) => {
    expect((await lived(text)).shown).toEqual(expected);
  });

  it('warns of a rule that does not exist', async () => {
    const { warnings } = await lived(box(BUG.replace('public', '@SuppressWarnings("espalier:nullness") public')));
    expect(warnings).toEqual([expect.stringMatching(/^4: .*no rule 'nullness'/)]);
  });
});

describe('an unused suppression', () => {
  const UNUSED = box('  // espalier:ignore class-cast there is none\n  public int two() { return 2; }');

  it('is a finding of its own rule that no verdict fails on', async () => {
    const { results } = await livedTexts({ 'Box.java': UNUSED });
    const [finding] = results.flatMap(({ findings }) => findings);
    expect(finding).toMatchObject({ rule: 'unused-suppression', kind: 'fact', confidence: 'low' });
    expect(finding?.message).toContain('class-cast');
  });

  it('is not spoken of where the rule is off, or not all was checked', async () => {
    expect(shown(await livedTexts({ 'Box.java': UNUSED }, { off: ['class-cast'] }))).toEqual([]);
    expect(shown(await livedTexts({ 'Box.java': UNUSED }, { off: ['unused-suppression'] }))).toEqual([]);
    expect(shown(await livedTexts({ 'Box.java': UNUSED }, { isWhole: () => false }))).toEqual([]);
  });

  it('is none where what it covers is not proved, though not shown either', async () => {
    // That `next` is null takes a heap that no code was seen to build: the finding is latent.
    const latent = `class Chain {
  Chain next;
  static int two(Chain chain) { return chain.next.hashCode(); } // espalier:ignore null-dereference by construction
}
`;
    expect(shown(await livedTexts({ 'Chain.java': latent }))).toEqual([]);
  });
});

it('a rule that is off shows none of its findings', async () => {
  expect(shown(await livedTexts({ 'Box.java': box(BUG) }, { off: ['null-dereference'] }))).toEqual([]);
});
