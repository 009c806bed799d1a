/** Which room may import which, each rule with its reason. `npm run check:layers` also plants violations to be sure. */

const ROOMS = [
  'base',
  'structures',
  'ir',
  'facts',
  'program',
  'frontends',
  'execution',
  'lattices',
  'solver',
  'engine',
  'domains',
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
  program: [['base', 'ir', 'facts'], 'what is computed once over the program names no domain'],
  findings: [['base', 'pictures'], 'results are plain data, and so are the drawings in them'],
  frontends: [['base', 'ir', 'facts', 'findings'], 'a front end never sees a domain'],
  execution: [['base', 'ir', 'facts', 'findings'], 'the judge must not depend on what it judges'],
  lattices: [['base'], 'order theory knows no programs'],
  solver: [['base', 'lattices'], 'the solver knows no programs'],
  pictures: [['base'], 'a drawing is data first'],
  engine: [
    ['base', 'ir', 'facts', 'lattices', 'solver', 'findings', 'pictures'],
    'the engine names no concrete domain',
  ],
  domains: [
    ['base', 'structures', 'ir', 'facts', 'program', 'lattices', 'engine', 'pictures', 'findings'],
    'domains cooperate through facts',
  ],
  analyses: [
    [
      'base',
      'structures',
      'ir',
      'facts',
      'program',
      'lattices',
      'solver',
      'engine',
      'domains',
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
      from: { path: '^src/domains/([^/]+)/' },
      to: { path: '^src/domains/([^/]+)/', pathNot: '^src/domains/($1|combinators)/' },
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
