import { DOMAIN_NAMES } from '../../../analyses/domain-names.js';
import { defineCard, PROGRAMS } from '../card.js';
import { choice, flag, repeated } from '../option-kinds.js';

const DOMAINS = ['none', ...DOMAIN_NAMES] as const;

export const irCard = defineCard({
  id: 'ir',
  purpose: 'print the intermediate representation',
  question: 'What do the analyses see of this program?',
  uses: [{ words: 'FILE…', does: 'prints the intermediate representation' }],
  examples: ['espalier ir List.java --method List.reverse'],
  input: { takes: '<input...>', text: PROGRAMS },
  options: {
    spans: flag('print source positions, so that the text parses back to the same program'),
    domain: choice('<domain>', `also the states of a domain at every point: ${DOMAINS.join(', ')}`, DOMAINS, 'none'),
    domainOption: repeated('<name=word>', 'an option of that domain, as in heap=site (repeatable)'),
  },
  view: { name: 'ir', title: 'IR' },
  page: 'docs/intermediate-representation.md',
});
