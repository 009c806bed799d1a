/** Suppressions as the command sees them, in class files too: by annotation, or by the source that `--sourcepath` finds. */
import { describe, expect, it } from 'vitest';
import { compileSources, jdkFrom } from '../support/classfiles.js';
import { espalierIn } from './command.js';
import { projectOf } from './project.js';

const ANNOTATION = `package marks;
import java.lang.annotation.*;
@Retention(RetentionPolicy.CLASS)
public @interface SuppressEspalier {
  String[] value() default {};
  String reason() default "";
}
`;

function box(name: string, on: Partial<Record<'type' | 'field' | 'method' | 'line', string>>): string {
  return `package shop;
import marks.SuppressEspalier;
${on.type ?? ''} public class ${name} {
  ${on.field ?? ''} private String text;
  ${on.method ?? ''} public int length() {
    return text.length(); ${on.line ?? ''}
  }
}
`;
}

const MARK = '@SuppressEspalier({"null-dereference", "class-cast"})';
const SOURCES: Readonly<Record<string, string>> = {
  'marks/SuppressEspalier.java': ANNOTATION,
  'shop/None.java': box('None', {}),
  'shop/OnType.java': box('OnType', { type: '@SuppressEspalier' }),
  'shop/OnField.java': box('OnField', { field: MARK }),
  'shop/OnMethod.java': box('OnMethod', {
    method: '@SuppressEspalier(value = "espalier:null-dereference", reason = "known")',
  }),
  'shop/OnLine.java': box('OnLine', { line: '// espalier:ignore null-dereference known' }),
  'shop/Wrong.java': box('Wrong', { method: '@SuppressEspalier("nullness")' }),
};

interface Result {
  readonly class: string;
  readonly findings: readonly { readonly rule: string }[];
  readonly suppressed?: readonly { readonly suppression: { readonly reason?: string } }[];
}

function checked(folder: string, ...words: readonly string[]) {
  const { out } = espalierIn(folder, 'check', ...words, '--format', 'json');
  const { results, diagnostics } = JSON.parse(out) as {
    results: readonly Result[];
    diagnostics: readonly { message: string }[];
  };
  const having = (has: (result: Result) => boolean): readonly string[] =>
    [...new Set(results.filter(has).map((result) => result.class))].sort();
  return {
    shown: having(({ findings }) => findings.some(({ rule }) => rule === 'null-dereference')),
    suppressed: having(({ suppressed }) => suppressed !== undefined),
    unused: having(({ findings }) => findings.some(({ rule }) => rule === 'unused-suppression')),
    reasons: results.flatMap(({ suppressed = [] }) =>
      suppressed.flatMap(({ suppression }) => suppression.reason ?? []),
    ),
    warnings: diagnostics.filter(({ message }) => message.includes('nullness')).length,
  };
}

const jdk = jdkFrom(11);

describe.skipIf(jdk === undefined)('in class files', () => {
  const classes = (): string => (jdk === undefined ? '' : compileSources({ jdk, sources: SOURCES }));

  it('the annotation counts', () => {
    expect(checked(projectOf({}), classes())).toEqual({
      shown: ['shop.None', 'shop.OnLine', 'shop.Wrong'],
      suppressed: ['shop.OnField', 'shop.OnMethod', 'shop.OnType'],
      unused: ['shop.OnField'],
      reasons: ['known'],
      warnings: 1,
    });
  });

  it('with the source the comment counts as well', () => {
    expect(checked(projectOf(SOURCES), classes(), '--sourcepath', '.')).toEqual({
      shown: ['shop.None', 'shop.Wrong'],
      suppressed: ['shop.OnField', 'shop.OnLine', 'shop.OnMethod', 'shop.OnType'],
      unused: ['shop.OnField'],
      reasons: ['known', 'known'],
      warnings: 1,
    });
  });
});

it('in source the exit status does not count what is suppressed, and an unused one only where it is named', () => {
  const folder = projectOf({
    'OnLine.java': `class OnLine {
  String text;
  public int length() { return text.length(); } // espalier:ignore null-dereference known
  public int two() { return 2; } // espalier:ignore null-dereference not needed
}
`,
  });
  const { status, out } = espalierIn(folder, 'check', 'OnLine.java', '--fail-on', 'unproved');
  expect(out).toContain('OnLine.java:4:34: maybe: this suppresses no finding of null-dereference [unused-suppression]');
  expect(out).not.toContain('OnLine.java:3:');
  expect(status).toBe(0);
  expect(espalierIn(folder, 'check', 'OnLine.java', '--fail-on', 'unused-suppression').status).toBe(1);
});
