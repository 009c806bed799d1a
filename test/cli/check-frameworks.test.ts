/** Fields and methods that a framework sets or calls, without the framework at hand. */
import { describe, expect, it } from 'vitest';
import { espalierIn } from './command.js';
import { projectOf } from './project.js';

interface Checked {
  readonly bugs: number;
  readonly maybes: number;
  readonly proved: number;
  readonly assumptions: readonly string[];
}

/** What is said of null dereferences. */
function check(members: string, imports = ''): Checked {
  const folder = projectOf({ 'Service.java': `${imports}\npublic class Service {\n${members}\n}\n` });
  const { summary, assumptions } = JSON.parse(espalierIn(folder, 'check', '.', '--format', 'json').out) as {
    readonly summary: readonly (Omit<Checked, 'assumptions'> & { readonly rule: string })[];
    readonly assumptions: readonly string[];
  };
  const { bugs = 0, maybes = 0, proved = 0 } = summary.find(({ rule }) => rule === 'null-dereference') ?? {};
  return { bugs, maybes, proved, assumptions };
}

const AUTOWIRED = 'import org.springframework.beans.factory.annotation.Autowired;';
const LENGTH = 'public int size() { return text.length(); }';

describe('a field that a framework sets', () => {
  it.each([
    ['@Autowired', AUTOWIRED],
    ['@Inject', 'import javax.inject.Inject;'],
    ['@Mock', 'import org.mockito.*;'],
  ])('%s is not null, and the proof says what it rests on', (mark, imports) => {
    const checked = check(`${mark} private StringBuilder text;\n${LENGTH}`, imports);
    expect(checked).toMatchObject({ bugs: 0, maybes: 0, proved: 1 });
    expect(checked.assumptions).toContain('framework-sets:Service.text');
  });

  it.each([
    ['@Autowired(required = false)', AUTOWIRED],
    ['@Value("${x}")', 'import org.springframework.beans.factory.annotation.Value;'],
    ['@Column', 'import jakarta.persistence.Column;'],
  ])('%s may be null: nothing is proved, and no run without the framework is told', (mark, imports) => {
    const checked = check(`${mark} private StringBuilder text;\n${LENGTH}`, imports);
    expect(checked).toMatchObject({ bugs: 0, maybes: 0, proved: 0 });
  });

  it.each([
    ['of the same simple name from elsewhere', '@Autowired', 'import own.Autowired;'],
    ['that is none', '@Deprecated', ''],
  ])('is not one with an annotation %s', (_what, mark, imports) => {
    const checked = check(`${mark} private StringBuilder text;\n${LENGTH}`, imports);
    expect(checked).toMatchObject({ bugs: 1, proved: 0 });
  });

  it('is still broken by a null that the input stores', () => {
    const checked = check(
      `@Autowired private StringBuilder text;\npublic void reset() { text = null; }\n${LENGTH}`,
      AUTOWIRED,
    );
    expect(checked.proved).toBe(0);
  });
});

describe('a method that a framework calls first', () => {
  const before = 'import org.junit.jupiter.api.BeforeEach;';

  it('sets what it sets on every way', () => {
    const checked = check(
      `private StringBuilder text;\n@BeforeEach void setUp() { text = new StringBuilder(); }\n${LENGTH}`,
      before,
    );
    expect(checked).toMatchObject({ bugs: 0, maybes: 0, proved: 1 });
  });

  it.each([
    ['sometimes', 'if (System.nanoTime() > 5) text = new StringBuilder();'],
    ['perhaps to null', 'text = System.nanoTime() > 5 ? new StringBuilder() : null;'],
  ])('proves nothing of what it sets %s', (_when, body) => {
    const checked = check(`private StringBuilder text;\n@BeforeEach void setUp() { ${body} }\n${LENGTH}`, before);
    expect(checked.proved).toBe(0);
  });
});

describe('members that an annotation processor adds', () => {
  it('may store null into private fields', () => {
    const text = 'private StringBuilder text = new StringBuilder();';
    const plain = check(`${text}\n${LENGTH}`);
    const lombok = check(`@Setter ${text}\n${LENGTH}`, 'import lombok.Setter;');
    expect(plain.proved).toBe(1);
    expect(lombok.proved).toBe(0);
  });
});
