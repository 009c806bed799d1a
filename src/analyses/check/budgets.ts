/** What bounds the work of check, by the file that asks. */
import type { Budgets } from '../../base/budgets.js';

export const CHECK_BUDGETS = {
  'passed-nulls': {
    few: {
      most: 4,
      of: 'A call that may land in more methods than this says little of each: null is passed to some of them, nobody knows to which.',
    },
  },
  policy: {
    small: {
      most: 12,
      of: 'Library methods of so many edges are looked into, if they are plain; of others only the declaration counts.',
    },
    modest: { most: 40, of: 'With modest ambition, methods of the input of so many edges.' },
    mostEdgesForFull: {
      most: 1_000,
      of: 'Runs about more edges than this hardly ever end with full ambition: it would be tried in vain.',
      scales: true,
    },
  },
  'inspections/leaks/held-state': {
    largest: { most: 900, of: 'Numbers that are smaller are told apart; the others may be any.' },
    mostTested: { most: 6, of: 'Variables of a body whose tests are told apart.' },
  },
  'finders/own-state': {
    mostOperands: { most: 40, of: 'Variables that a condition is followed back through to fields of the object.' },
  },
  'finders/refused-call': {
    deepest: { most: 2, of: 'Copies that a receiver is followed back through to where it is made.' },
  },
  'inspections/classes/equals-without-hash-code': {
    deepest: { most: 4, of: 'Copies that a collection is followed back through to where it is made.' },
  },
  'inspections/leaks/journey': {
    mostStages: { most: 6000, of: 'Stages of one journey.' },
    mostStates: { most: 48, of: 'States at one point.' },
  },
  'inspections/leaks/leak-words': {
    mostSteps: { most: 16, of: 'Steps of one finding; of longer ways the last ones are told.' },
  },
  'inspections/leaks/passing': {
    deepest: { most: 12, of: 'How deep calls of the input are followed for what they do with an argument.' },
  },
  'inspections/leaks/sites': {
    deepest: { most: 6, of: 'How far factories that call factories are followed.' },
  },
  'inspections/leaks/stable-names': {
    deepest: { most: 6, of: 'Loads that a name is made of.' },
  },
  'inspections/protocols/collections': {
    deepest: { most: 4, of: 'Calls on `this` are looked into so far.' },
  },
  'inspections/protocols/empty-results': {
    deepest: { most: 5, of: 'Definitions that a result is followed back through.' },
  },
  'inspections/protocols/expected': {
    furthest: {
      most: 12,
      of: 'Instructions from where an exception is caught to where the catch is seen to expect it.',
    },
  },
  'inspections/protocols/first-elements': {
    deepest: { most: 8, of: 'Calls that a receiver is followed back through.' },
  },
  'inspections/protocols/misused': {
    mostMethods: { most: 40, of: 'Methods that are looked into for one call.' },
  },
  'inspections/protocols/protocol-book': {
    steps: { most: 3_000, of: 'Over sketches, for each method; the budget scales them. Most need some hundreds.' },
  },
  'inspections/protocols/protocol-error': {
    mostAnswers: { most: 12, of: 'Answers of a protocol that are told of one place.' },
  },
  'inspections/protocols/protocol-words': {
    mostSteps: { most: 16, of: 'Steps of a path that are told, the last ones.' },
  },
  'inspections/protocols/user-components': {
    mostEdges: {
      most: 300,
      of: 'Their code is run at each of their calls: classes with more edges than that are no protocols, but machines.',
    },
  },
  'inspections/protocols/replayed-calls': {
    runs: { most: 300, of: 'Runs for one call that a protocol refuses.', scales: true },
    steps: { most: 1_000_000, of: 'Instructions of these runs together.', scales: true },
    stepsPerRun: { most: 20_000, of: 'Instructions of one of them.', scales: true },
  },
  'scope/scope-check': {
    runs: {
      most: 8_000,
      of: 'Runs of one scope; the next is tried only where the last took less than a part of them.',
      scales: true,
    },
    steps: { most: 800_000, of: 'Instructions of these runs together.', scales: true },
    stepsPerRun: { most: 20_000, of: 'Instructions of one of them.', scales: true },
    choices: { most: 120_000, of: 'Choices that the search for heaps may make.', scales: true },
    leastScope: { most: 2, of: 'What holds for fewer objects of a class says too little to keep quiet about it.' },
    mostScope: { most: 3, of: 'The greatest scope whose heaps are tried.' },
    fewer: { most: 8, of: 'A scope that took more than this part of its runs has no greater one after it.' },
    fewerChoices: { most: 4, of: 'Beyond the least scope there is less to win.' },
  },
  'noting/views': {
    mostKept: {
      most: 16,
      of: 'Components whose services are kept for a further run of them; those of the others are made again.',
    },
  },
  'set-fields/trial': {
    mostRounds: { most: 4, of: 'So many times fields are dropped one by one; then all at once.' },
  },
  'tasks/path-places': {
    mostEdges: { most: 400, of: 'More say nothing new: few constants are tried.' },
  },
  'shape-proofs': {
    mostEdges: { most: 400, of: 'Instructions of a method whose numbers are related to each other.' },
    mostVariables: { most: 150, of: 'Variables, temporary ones too, of such a method.' },
  },
  'tasks/replayers': {
    runs: { most: 1400, of: 'Runs for the obligations of one program or method.', scales: true },
    steps: { most: 2_000_000, of: 'Instructions of these runs together.', scales: true },
    stepsPerRun: { most: 20_000, of: 'Instructions of one of them.', scales: true },
  },
  'tasks/requests': {
    programsPerTask: {
      most: 16,
      of: 'Programs that one task runs: what it finds need not be looked for by the next of them.',
    },
  },
  'telling/stable-names': {
    deepest: { most: 8, of: "Deeper nesting is told by the compiler's name." },
  },
  'trust/chosen-arguments': {
    mostOperands: { most: 200, of: 'Variables that are followed back from what fails.' },
  },
  'trust/null-origins': {
    deepest: { most: 3, of: 'Calls of calls that hand on a null of the library.' },
  },
  'trust/unusual-uses': {
    deepest: { most: 4, of: 'Callers of callers that are asked what they set first.' },
  },
  'trust/agreeing-arguments': {
    mostOperands: {
      most: 100,
      of: 'Variables that are followed back from what fails to the fields that they come from.',
    },
  },
  'trust/written-keys': {
    deepest: { most: 6, of: 'How far back an object or a key is followed, and calls of what looks for a key.' },
  },
  'trust/asked-before': {
    deepest: { most: 10, of: 'How far back a key is followed.' },
  },
} satisfies Budgets;
