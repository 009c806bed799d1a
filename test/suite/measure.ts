/** Runs `check` over one class of the suite, as a first-time user would, and judges what it shows. */
import { componentsFolder } from '../../src/cli/input/package-files.js';
import { Platform } from '../../src/cli/input/platform.js';
import { sourceEntries, sourceFolder } from '../../src/cli/input/source-folders.js';
import { type Checked, check } from '../../src/workspace/check.js';
import type { LibraryEntry } from '../../src/workspace/index.js';
import { MODELS, openWith } from '../support/open.js';
import { linesOfBug, type SuiteClass } from './classes.js';

export interface Shown {
  readonly line: number;
  readonly rule: string;
  readonly verdict: string;
  readonly message: string;
}

export interface Measured {
  readonly subject: SuiteClass;
  /** Whether a finding names the bug; false for correct classes. */
  readonly found: boolean;
  readonly replayed: boolean;
  /** What is claimed of the bug's lines by its rules: how a bug that is not shown was decided. */
  readonly claimed: readonly string[];
  /** Findings that name no seeded bug. */
  readonly falseAlarms: readonly Shown[];
  /** Lines of the bug at which its rule is called proved: the worst that can happen. */
  readonly falseProofs: readonly number[];
  readonly notAnalysed: readonly Shown[];
  readonly problems: readonly string[];
  readonly milliseconds: number;
}

/** As on the command line: classes without a model come from the JDK of the machine. */
const PLATFORM = new Platform(undefined);
const COMPONENTS = sourceFolder(componentsFolder(), 'input');

const VERDICTS = ['refuted', 'unproved', 'unknown', 'proved'] as const;

/** Models are opened once for all classes; with the classes of a JDK behind them they cannot be: it is asked only for what they lack. */
export async function measure(subject: SuiteClass): Promise<Measured> {
  const started = performance.now();
  const withModels = await checkedOver(subject, sourceEntries(MODELS));
  const { checked, problems } =
    withModels.problems.length === 0
      ? withModels
      : await checkedOver(subject, [...sourceEntries(MODELS), { kind: 'classes', provider: PLATFORM.provider }]);
  return { ...judged(subject, checked), problems, milliseconds: performance.now() - started };
}

interface CheckedOver {
  readonly checked: Checked;
  readonly problems: readonly string[];
}

async function checkedOver(subject: SuiteClass, library: readonly LibraryEntry[]): Promise<CheckedOver> {
  const workspace = await openWith({
    inputs: [{ path: subject.path, text: subject.text }],
    library,
    protocols: COMPONENTS,
  });
  const checked = check(workspace, { classes: [], methods: [], budget: 1, source: () => subject.text });
  return { checked, problems: [...checked.diagnostics, ...workspace.diagnostics()].map(({ message }) => message) };
}

function judged(subject: SuiteClass, { results }: Checked): Omit<Measured, 'problems' | 'milliseconds'> {
  const { bug } = subject;
  const lines = new Set(linesOfBug(subject));
  const shown: Shown[] = results.flatMap(({ findings }) =>
    findings.map(({ location, rule, verdict, message }) => ({
      line: location.line,
      rule,
      verdict,
      message: message ?? '',
    })),
  );
  const names = ({ line, rule }: Shown): boolean => bug?.rules.includes(rule) === true && lines.has(line);
  const hits = shown.filter(names);
  return {
    subject,
    found: hits.length > 0,
    replayed: hits.some(({ verdict }) => verdict === 'refuted'),
    falseAlarms: shown.filter((each) => each.rule !== 'not-analysed' && !names(each)),
    claimed: verdictsAtBug(subject, results),
    falseProofs: provedLines(subject, results),
    notAnalysed: shown.filter(({ rule }) => rule === 'not-analysed'),
  };
}

/** The verdicts, each once, strongest first. */
function verdictsAtBug(subject: SuiteClass, results: Checked['results']): readonly string[] {
  const lines = linesOfBug(subject);
  const there = results
    .flatMap((result) => result.claims)
    .filter(
      ({ property, location }) => lines.includes(location.line) && subject.bug?.rules.includes(property) === true,
    );
  return VERDICTS.filter((verdict) => there.some((claim) => claim.verdict === verdict));
}

/**
 * Lines of the bug where all that its rule claims is called proved. Where more than one line is named, the failure may
 * surface at either, so that only all of them together are a false proof.
 */
function provedLines(subject: SuiteClass, results: Checked['results']): readonly number[] {
  const lines = linesOfBug(subject);
  const claims = results.flatMap((result) => result.claims).filter(({ kind }) => kind === 'obligation');
  const proved = lines.filter((line) => {
    const there = claims.filter(
      ({ property, location }) => location.line === line && subject.bug?.rules.includes(property) === true,
    );
    return there.length > 0 && there.every(({ verdict }) => verdict === 'proved');
  });
  return proved.length === lines.length ? proved : [];
}
