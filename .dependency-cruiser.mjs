/** Which room may import which, each rule with its reason. `npm run check:layers` also plants violations to be sure. */

const ROOMS = [
  'base',
  'structures',
  'ir',
  'facts',
  'library',
  'program',
  'frontends',
  'execution',
  'lattices',
  'solver',
  'engine',
  'domains',
  'machines',
  'obligations',
  'analyses',
  'findings',
  'pictures',
  'reports',
  'workspace',
  'cli',
  'web',
];

/** What each room may import besides itself, and why it ends there. */
const MAY_IMPORT = {
  base: [[], 'base knows no programs'],
  structures: [['base'], 'heap graphs are used by several domains and know none of them'],
  ir: [['base'], 'the program is what everything else reads; it reads nothing'],
  facts: [['base', 'ir'], 'formulas have a meaning on a concrete heap, whoever asks'],
  library: [['base', 'ir'], 'what is known of the Java library is data that everybody but the judge reads'],
  program: [['base', 'ir', 'facts', 'library'], 'services over the program are asked by all and know no analysis'],
  findings: [['base', 'pictures'], 'results are plain data, and so are the drawings in them'],
  frontends: [['base', 'ir', 'facts', 'findings'], 'a front end never sees a domain'],
  execution: [['base', 'ir', 'facts', 'findings'], 'the judge must not depend on what it judges'],
  lattices: [['base'], 'order theory knows no programs'],
  solver: [['base', 'lattices'], 'the solver knows no programs'],
  pictures: [['base'], 'a drawing is data first'],
  engine: [
    ['base', 'ir', 'facts', 'program', 'lattices', 'solver', 'findings', 'pictures'],
    'the engine names no concrete domain',
  ],
  domains: [
    ['base', 'structures', 'ir', 'facts', 'library', 'program', 'lattices', 'engine', 'pictures', 'findings'],
    'domains cooperate through facts',
  ],
  machines: [
    ['base', 'structures', 'ir', 'facts', 'library', 'program', 'lattices', 'engine', 'pictures', 'findings'],
    'what runs methods symbolically and is no domain knows no domain either',
  ],
  obligations: [
    ['base', 'ir', 'facts', 'library', 'program', 'lattices', 'engine', 'domains', 'execution', 'findings', 'pictures'],
    'what is to be proved, and how it is told, is the same for every analysis and names none of them',
  ],
  analyses: [
    [
      'base',
      'structures',
      'ir',
      'facts',
      'library',
      'program',
      'lattices',
      'solver',
      'engine',
      'domains',
      'machines',
      'obligations',
      'execution',
      'findings',
      'pictures',
    ],
    'an analysis chooses and reads off',
  ],
  reports: [['base', 'findings', 'pictures'], 'reports read run results only'],
  workspace: [
    ['base', 'ir', 'facts', 'frontends', 'execution', 'engine', 'analyses', 'findings', 'pictures', 'reports'],
    'the one place that lists things',
  ],
  cli: [
    ['workspace', 'findings', 'reports', 'web/local-files'],
    'a thin shell over the workspace; it serves the page its files',
  ],
  web: [['workspace', 'findings', 'reports', 'pictures'], 'a thin shell over the workspace'],
};

/** For each room those that it may not import; what `cli` may import of `web` is a file of it. */
export const FORBIDDEN_ROOMS = Object.fromEntries(
  Object.entries(MAY_IMPORT).map(([room, [allowed]]) => [
    room,
    ROOMS.filter((other) => other !== room && !allowed.includes(other)),
  ]),
);

const layers = Object.entries(MAY_IMPORT).map(([room, [allowed, reason]]) => ({
  name: `${room}-imports`,
  comment: `${reason}: ${room} may import ${allowed.length === 0 ? 'nothing' : allowed.join(', ')}`,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: { path: '^src/', pathNot: `^src/(${[room, ...allowed].join('|')})[/.]` },
}));

export default {
  forbidden: [
    ...layers,
    {
      name: 'known-rooms',
      comment: 'every source file lives in a room of the house (docs/architecture.md)',
      severity: 'error',
      from: {},
      to: { path: '^src/', pathNot: `^src/(${ROOMS.join('|')})/` },
    },
    {
      name: 'core-without-node',
      comment: 'the core runs in a browser worker too, so only the command line imports Node modules',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/cli/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'domains-apart',
      comment: 'a domain never imports another domain; they cooperate through facts and combinators',
      severity: 'error',
      from: { path: '^src/domains/((?:heap/|numbers/)?[^/]+)/' },
      to: { path: '^src/domains/', pathNot: '^src/domains/($1|combinators)/' },
    },
    {
      name: 'analyses-apart',
      comment: 'an analysis is a room with one door: another one asks at its index, and none asks in a circle',
      severity: 'error',
      from: { path: '^src/analyses/([^/]+)/' },
      to: { path: '^src/analyses/([^/]+)/', pathNot: '^src/analyses/($1/|[^/]+/index[.]ts$)' },
    },
    {
      name: 'analyses-in-no-circle',
      comment: 'analyses that need each other are one analysis',
      severity: 'error',
      from: { path: '^src/analyses/([^/]+)/' },
      to: { path: '^src/analyses/', pathNot: '^src/analyses/($1/|[^/]+[.]ts$)', circular: true },
    },
    {
      name: 'cards-are-data',
      comment:
        'the page of explore holds the cards of commands and the names in them (of claims: plain words), and not what they run: that belongs into the worker',
      severity: 'error',
      from: { path: '^src/workspace/commands/[^/]+/card' },
      to: {
        path: '^src/',
        pathNot:
          '^src/(workspace/commands/(card|common-options|option|option-kinds)|analyses/domain-names|findings/claim)[.]ts$',
      },
    },
    {
      name: 'no-test-code',
      comment: 'what ships does not depend on its tests',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(test|bench|scripts)/' },
    },
    {
      name: 'resolvable',
      comment: 'an import that cannot be resolved would hide a violation',
      severity: 'error',
      from: {},
      // `sarif` has types only (@types/sarif), so that there is no file to resolve to.
      to: { couldNotResolve: true, pathNot: '^sarif$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      extensions: ['.ts', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
