/** The rules that values of a suppressing annotation name. */
export interface RuleNames {
  readonly names: readonly string[];
  /** Whether all rules are meant. */
  readonly isAll: boolean;
}

const PREFIX = 'espalier:';

/** `espalier` alone means all rules, and so does the own annotation without values; values for other tools are left alone. */
export function ruleNames(values: readonly string[], annotation: 'own' | 'other'): RuleNames {
  const names = values
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .flatMap((value) => {
      if (value.startsWith(PREFIX)) return [value.slice(PREFIX.length).trim()];
      return annotation === 'own' && value !== 'espalier' && value !== '' ? [value] : [];
    });
  const isAll = values.some((value) => value.trim() === 'espalier') || (annotation === 'own' && values.length === 0);
  return { names, isAll };
}
