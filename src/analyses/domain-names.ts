/** The names of the listed domains, as the command line takes them. Data only: the cards of commands read it. */
export const DOMAIN_NAMES = [
  'signs',
  'intervals',
  'zones',
  'octagons',
  'congruences',
  'recency',
  'contraction',
  'shapegraph',
  'sketch',
] as const;

export type DomainName = (typeof DOMAIN_NAMES)[number];
