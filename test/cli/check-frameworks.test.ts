/** Fields and methods that a framework sets or calls, without the framework at hand. */
import { describe, expect, it } from 'vitest';
import { espalierIn } from './command.js';
import { projectOf } from './project.js';

function check(members: string, imports = ''): { readonly out: string; readonly lines: readonly string[] } {
  const folder = projectOf({ 'Service.java': `${imports}\npublic class Service {\n${members}\n}\n` });
  const { out } = espalierIn(folder, 'check', '.', '--no-color');
  return { out, lines: out.split('\n').filter((line) => /: (bug|maybe): /.test(line)) };
}

const AUTOWIRED = 'import org.springframework.beans.factory.annotation.Autowired;';
const LENGTH = 'public int size() { return text.length(); }';

describe('a field that a framework sets', () => {
  it.each([
    ['@Autowired', AUTOWIRED],
    ['@Inject', 'import javax.inject.Inject;'],
    ['@Mock', 'import org.mockito.*;'],
  ])('%s is not null, and the proof says what it rests on', (mark, imports) => {
    const { out, lines } = check(`${mark} private StringBuilder text;\n${LENGTH}`, imports);
    expect(lines).toEqual([]);
    expect(out).toContain('no null dereference: 1 of 1 places proved');
    expect(out).toContain('framework-sets:Service.text');
  });

  it.each([
    ['@Autowired(required = false)', AUTOWIRED],
    ['@Value("${x}")', 'import org.springframework.beans.factory.annotation.Value;'],
    ['@Column', 'import jakarta.persistence.Column;'],
  ])('%s may be null: nothing is proved, and no run without the framework is told', (mark, imports) => {
    const { out, lines } = check(`${mark} private StringBuilder text;\n${LENGTH}`, imports);
    expect(lines).toEqual([]);
    expect(out).toContain('no null dereference: 0 of 1 places proved');
  });

  it.each([
    ['of the same simple name from elsewhere', '@Autowired', 'import own.Autowired;'],
    ['that is none', '@Deprecated', ''],
  ])('is not one with an annotation %s', (_what, mark, imports) => {
    const { lines } = check(`${mark} private StringBuilder text;\n${LENGTH}`, imports);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('bug: `text` is null here (replayed)');
  });

  it('is still broken by a null that the input stores', () => {
    const { out } = check(
      `@Autowired private StringBuilder text;\npublic void reset() { text = null; }\n${LENGTH}`,
      AUTOWIRED,
    );
    expect(out).toContain('no null dereference: 0 of 1 places proved');
  });
});

describe('a method that a framework calls first', () => {
  const before = 'import org.junit.jupiter.api.BeforeEach;';

  it('sets what it sets on every way', () => {
    const { out, lines } = check(
      `private StringBuilder text;\n@BeforeEach void setUp() { text = new StringBuilder(); }\n${LENGTH}`,
      before,
    );
    expect(lines).toEqual([]);
    expect(out).toContain('no null dereference: 1 of 1 places proved');
  });

  it.each([
    ['sometimes', 'if (System.nanoTime() > 5) text = new StringBuilder();'],
    ['perhaps to null', 'text = System.nanoTime() > 5 ? new StringBuilder() : null;'],
  ])('proves nothing of what it sets %s', (_when, body) => {
    const { out } = check(`private StringBuilder text;\n@BeforeEach void setUp() { ${body} }\n${LENGTH}`, before);
    expect(out).toContain('no null dereference: 0 of 1 places proved');
  });
});

describe('members that an annotation processor adds', () => {
  it('may store null into private fields', () => {
    const text = 'private StringBuilder text = new StringBuilder();';
    const plain = check(`${text}\n${LENGTH}`);
    const lombok = check(`@Setter ${text}\n${LENGTH}`, 'import lombok.Setter;');
    expect(plain.out).toContain('no null dereference: 1 of 1 places proved');
    expect(lombok.out).toContain('no null dereference: 0 of 1 places proved');
  });
});
