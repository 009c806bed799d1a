/** The text of one emitted test: a JUnit 5 class that fails as long as the problem is there. */
import type { Finding } from '../../findings/check-result.js';
import { HEAP_CLASS, type WitnessProgram } from '../../findings/claim.js';
import { commentText, javadocText, wrapped } from './comment.js';

/** The first line of every file that this tool may overwrite. */
export const MARK =
  '// Written by `espalier check --emit-tests`, which may overwrite it. Rename the file and the class to keep it.';

export function testClass(name: string, finding: Finding, program: WitnessProgram): string {
  const { statements, throws, condition } = program;
  const formula = condition?.formula || String(finding.subject ?? finding.message ?? finding.property);
  const imports = ['org.junit.jupiter.api.Test'];
  const all = [...statements];
  const last = all.pop() ?? '';
  const body = [
    ...all,
    ...(throws === undefined ? [] : [`// Announced: ${commentText(throws)}`]),
    last,
    ...(condition === undefined
      ? []
      : [
          ...wrapped(`Announced: this does not hold: ${commentText(formula)}`).map((line) => `// ${line}`),
          `check(() -> ${condition.java},`,
          `        ${textLiteral(formula)});`,
        ]),
  ];
  return [
    MARK,
    ...(program.package === '' ? [] : [`package ${program.package};`]),
    '',
    ...imports.map((each) => `import ${each};`),
    '',
    '/**',
    ...headOf(finding, program).map((line) => ` * ${line}`.trimEnd()),
    ' */',
    '@SuppressWarnings({"unchecked", "rawtypes", "deprecation"})',
    `class ${name}${condition === undefined ? '' : ` extends ${HEAP_CLASS}`} {`,
    '    @Test',
    `    void ${throws === undefined ? 'holds' : 'doesNotHappen'}() throws Throwable {`,
    ...body.map((line) => `        ${line}`),
    '    }',
    '}',
    '',
  ].join('\n');
}

function headOf(finding: Finding, { throws }: WitnessProgram): readonly string[] {
  const { location, rule, property, message, fix } = finding;
  const place = location.line === 0 ? location.file : `${location.file}:${location.line}`;
  const how = throws === undefined ? 'Fails' : `Fails with ${throws}`;
  const assertions = throws === 'java.lang.AssertionError' ? ' (with assertions enabled: -ea)' : '';
  return [
    ...wrapped(javadocText(`${rule}: ${message ?? property}`)),
    '',
    `<p>${javadocText(`Found at ${place}.`)}`,
    ...wrapped(
      javadocText(
        `${how}${assertions} until that is repaired.${fix === undefined ? '' : ` What would repair it: ${fix}`}`,
      ),
    ),
  ];
}

/** As a literal that means the same in any encoding. */
function textLiteral(text: string): string {
  const plain = text.replace(/\s+/g, ' ');
  const units = [...Array(plain.length).keys()].map((index) => {
    const unit = plain.charCodeAt(index);
    if (unit === 34 || unit === 92) return `\\${plain[index]}`;
    return unit >= 32 && unit < 127 ? plain[index] : `\\u${unit.toString(16).padStart(4, '0')}`;
  });
  return `"${units.join('')}"`;
}
