/** `espalier ir`: prints the intermediate representation, and what a domain knows at its points. */
import { printInputs, printMethods } from '../../print-ir.js';
import { chosenDomain, printStates } from '../../print-states.js';
import { type Asked, analysis, type Ran, type Refused } from '../analysis.js';
import { irCard } from './card.js';

interface RanIr extends Ran {
  readonly text: string;
}

type AskedIr = Asked<typeof irCard.options>;

export const irCommand = analysis({
  card: irCard,
  claims: [],
  run: runIr,
  reports: { text: (_, { text }) => text },
});

/** JSON is a method at a time, text is whole classes. */
async function runIr(asked: AskedIr): Promise<RanIr | Refused> {
  const { names, options, open } = asked;
  if (options.domain !== 'none') return runStates(asked);
  if (options.domainOption.length > 0) return { refused: ['--domain-option is for --domain: say which'] };
  const opened = await open(names, { focus: true });
  const selection = { classes: options.class, methods: options.method, spans: options.spans === true };
  const { results, text, unmatched } =
    options.format === 'json'
      ? { ...printMethods(opened.workspace, selection), text: '' }
      : { ...printInputs(opened.workspace, selection), results: [] };
  return { opened, results, text, unmatched, assumptions: [], diagnostics: [], faults: 0, methods: results.length };
}

async function runStates({ names, options, open, onProgress }: AskedIr): Promise<RanIr | Refused> {
  const chosen = chosenDomain(options.domain, options.domainOption);
  if ('problem' in chosen) return { refused: [chosen.problem] };
  const opened = await open(names, { focus: true });
  const printed = printStates(opened.workspace, {
    classes: options.class,
    methods: options.method,
    spans: options.spans === true,
    ...chosen,
    budget: options.budget,
    ...(options.budgetMs === undefined ? {} : { budgetMilliseconds: options.budgetMs }),
    onProgress,
  });
  return { ...printed, opened, diagnostics: [], faults: 0, methods: printed.results.length };
}
