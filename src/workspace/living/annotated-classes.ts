/** Annotations named `SuppressEspalier` or `Generated` in class files whose source is not at hand. */
import type { CheckResult } from '../../findings/check-result.js';
import type { Claim } from '../../findings/claim.js';
import type { ReportedDiagnostic } from '../../findings/result.js';
import type { Annotation, ClassDeclaration, MethodDeclaration } from '../../ir/program.js';
import type { Span } from '../../ir/span.js';
import { GENERATED } from './annotated-source.js';
import { type ReadSuppressors, unknownRule } from './ignore-comments.js';
import { ruleNames } from './rule-names.js';
import type { Suppressor } from './suppression.js';

export function compiledSuppressors(declaration: ClassDeclaration, known: readonly string[]): ReadSuppressors {
  const suppressors: Suppressor[] = [];
  const diagnostics: ReportedDiagnostic[] = [];
  const add = (annotations: readonly Annotation[], span: Span, covers: Suppressor['covers']): void => {
    for (const annotation of annotations) {
      if (/(^|[.$])Generated$/.test(annotation.type)) {
        const { reason = '' } = GENERATED;
        suppressors.push({ location: locationOf(span), rules: undefined, isDescription: true, reason, covers });
      }
      if (!/(^|[.$])SuppressEspalier$/.test(annotation.type)) continue;
      const { file, line, column } = span;
      const { names, isAll } = ruleNames(textsOf(annotation, 'value'), 'own');
      for (const name of names) {
        if (known.includes(name)) continue;
        const place = line > 0 ? { line, column } : {};
        diagnostics.push({ severity: 'warning', message: `suppression: ${unknownRule(name, known)}`, file, ...place });
      }
      const rules = names.filter((name) => known.includes(name));
      const [reason] = [...textsOf(annotation, 'reason'), ...textsOf(annotation, 'justification')];
      if (rules.length === 0 && !isAll) continue;
      suppressors.push({
        location: { file, line, column },
        rules: isAll ? undefined : rules,
        ...(reason === undefined ? {} : { reason }),
        covers,
      });
    }
  };
  const { name, fields, methods } = declaration;
  add(declaration.annotations, declaration.span, (_, result) => isWithin(result.class, name));
  for (const field of fields) {
    add(field.annotations, declaration.span, (claim, result) => {
      return isWithin(result.class, name) && isAbout(claim, field.name, 'field');
    });
  }
  for (const method of methods) {
    add(method.annotations, method.span, (_, result) => isOf(result, method));
    for (const { annotations, name: parameter } of method.parameters) {
      add(annotations, method.span, (claim, result) => isOf(result, method) && isAbout(claim, parameter, 'parameter'));
    }
  }
  return { suppressors, diagnostics };
}

function locationOf({ file, line, column }: Span): Suppressor['location'] {
  return { file, line, column };
}

/** Elements are kept as Java text: one literal, or several between braces. */
function textsOf({ elements }: Annotation, element: string): readonly string[] {
  return elements
    .filter(([name]) => name === element)
    .flatMap(([, text]) => text.match(/"(?:[^"\\]|\\.)*"/g) ?? [])
    .map((literal) => literal.slice(1, -1));
}

function isWithin(className: string, around: string): boolean {
  return className === around || className.startsWith(`${around}$`);
}

/** The method, or code of lambdas in it, which compilers name after it. */
function isOf(result: CheckResult, { owner, name, descriptor }: MethodDeclaration): boolean {
  if (result.class !== owner) return false;
  if (result.method?.startsWith(`lambda$${name}$`) === true) return true;
  return result.method === name && result.descriptor === descriptor;
}

function isAbout({ subject }: Claim, name: string, element: 'field' | 'parameter'): boolean {
  if (typeof subject !== 'string') return false;
  const plain = subject.replace(/^\([^()]*\) /, '');
  return plain === name || (element === 'field' && plain === `this.${name}`);
}
