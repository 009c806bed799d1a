/** What bounds the work of typestate, by the file that asks. */
import type { Budgets } from '../../base/budgets.js';

export const TYPESTATE_BUDGETS = {
  'boolean/heap/store': {
    mostVariables: { most: 1024, of: 'Variables of a frame; more are not run.' },
  },
  'boolean/propagation': {
    most: { most: 2000, of: 'Beyond so many executable predicates the rest is `*`.' },
  },
  'boolean/run': {
    mostObjects: { most: 500, of: 'Of a heap in one run.' },
  },
  'clients/claims': {
    mostEvents: { most: 6, of: 'Events of a history told for failures that only the machine saw.' },
  },
  'clients/client': {
    steps: {
      most: 250_000,
      of: 'Steps of the machine, and instructions of a run in the interpreter; the budget scales them.',
      scales: true,
    },
    entrySteps: { most: 10_000, of: 'For each method that any code may call.', scales: true },
    sketchSteps: { most: 150_000, of: 'Over sketches, for each method with calls that may fail.', scales: true },
    replayedSteps: { most: 500_000, of: 'Steps of the runs that replay what was found.', scales: true },
    deepest: { most: 60, of: 'Calls within calls.' },
  },
  'clients/entries': {
    mostWholeRuns: { most: 40, of: 'Runs of all methods together may take so many times the steps that one may take.' },
  },
  'clients/history': {
    mostChanges: { most: 4, of: 'Changes told; those in between are left out.' },
  },
  'clients/machine': {
    mostObjects: {
      most: 24,
      of: 'Of a class in one heap: programs that make more without losing them are not followed to their end.',
    },
  },
  'clients/sketch': {
    lessForEffects: { most: 5, of: 'What methods do to others is asked of many: each gets this part of the steps.' },
  },
  'clients/vocabulary': {
    mostCounted: { most: 10, of: 'Programs that count to so much are followed exactly, where that is needed.' },
  },
  'closure/bindings': {
    fewOthers: {
      most: 2,
      of: 'As in emulation: parameters of other types beyond this many are not told apart as null and not null.',
    },
  },
  'closure/buddies': {
    mostKinds: { most: 6, of: 'Sets of kinds are tried one by one: beyond so many kinds there are too many sets.' },
  },
  'closure/closure': {
    runs: { most: 6_000, of: 'Runs of the machine.', scales: true },
    steps: { most: 5_000, of: 'Steps of one run.' },
    depth: { most: 40, of: 'Calls within calls.' },
    mostRelaxed: { most: 100, of: 'Habits given up before the proof is.' },
  },
  'closure/habits': {
    mostConstants: { most: 12, of: 'Beyond this many constants values are known by predicates only.' },
  },
  'closure/operation': {
    mostParents: { most: 8, of: 'Objects that refer to objects that refer to changed ones are looked at so far.' },
    mostObjects: { most: 30, of: 'A call that looks at more objects follows a structure of any length.' },
  },
  'component/bindings': {
    fewOthers: {
      most: 2,
      of: 'Beyond this many parameters of other types they are not told apart as null and not null.',
    },
  },
  'component/follows': {
    small: { most: 24, of: 'Library methods of so many edges, such as `Objects.requireNonNull`, are looked into.' },
    deepest: { most: 4, of: 'Calls of the library within calls, followed to see whether a method is small.' },
  },
  'discovery/paths': {
    deepest: { most: 12, of: 'Definitions that a path is followed back through.' },
    mostVariants: { most: 24, of: 'Paths that one parameter stands for.' },
  },
  'discovery/predicates': {
    highestCount: { most: 8, of: 'Counters are told apart down from so many.' },
    mostPredicates: { most: 60, of: 'Beyond so many predicates the rest is not looked for.' },
  },
  'discovery/slice': {
    mostDefinitions: {
      most: 300_000,
      of: 'Definitions looked at, those looked at again counted again, after which no further predicates are looked for.',
    },
  },
  'discovery/sources': {
    mostVariables: { most: 1500, of: 'Beyond so many variables it is not known where a value comes from.' },
  },
  'emulation/emulation': {
    mostObjects: {
      most: 9,
      of: 'Heaps grow no further, whatever still comes: what is beyond is for the proof that the table is complete.',
    },
    mostWitnesses: { most: 400, of: 'More transitions are not shown by clients.' },
    mostFurther: { most: 12, of: 'Objects of a heap that is looked at although fewer were enough.' },
  },
  'emulation/explorer': {
    depth: { most: 40, of: 'Calls within calls.' },
  },
  'locations/locations': {
    mostRounds: { most: 12, of: 'Rounds over all methods.' },
  },
  'locations/table': {
    mostLocations: { most: 200, of: 'A method that has to do with more is not looked at to the end.' },
  },
  'sketch/calls': {
    deepest: { most: 14, of: 'Calls within calls.' },
    mostTimes: { most: 2, of: 'A method is entered so often before it has ended.' },
    small: { most: 60, of: 'Methods of clients of so many edges are entered, from so deep.' },
    deepestClient: { most: 3, of: 'Calls within calls whose code is followed once more.' },
    mostClasses: {
      most: 12,
      of: 'An object from elsewhere is imagined of each of so many classes that it may be of; with more, what they do together counts.',
    },
    mostOthers: { most: 4, of: 'Likewise of classes of the input that have no protocol.' },
  },
  'sketch/effects': {
    mostRounds: {
      most: 4,
      of: 'Looks at methods that all objects have, before they are taken for what they seem at first.',
    },
  },
  'sketch/run': {
    mostWays: {
      most: 8,
      of: 'Ways with different truth values that are kept apart at a point; then they are all joined.',
    },
    widenAfter: { most: 3, of: 'Joins at a point before numbers are widened.' },
  },
  'witness/replay': {
    stepsPerCall: { most: 20_000, of: 'Steps of one call of a witness.' },
    mostAdded: { most: 20, of: 'Constants of the component that are tried besides.' },
  },
  'witness/rows': {
    callsPerWitness: { most: 8, of: 'On average; most need few.' },
  },
  'witness/witness': {
    mostSteps: { most: 40, of: 'Longer clients are not told.' },
    mostTries: { most: 200, of: "Ways to choose the arguments of a call among the client's objects." },
    mostIdle: { most: 12, of: 'Calls that change nothing that are put in, and how often each.' },
    mostEnds: {
      most: 4,
      of: 'Ends of such a call that are looked at, and objects of heaps in which they are looked for.',
    },
    fewObjects: { most: 12, of: 'Objects of a heap that a witness goes through.' },
  },
  'words/separate': {
    mostPaired: { most: 120, of: 'Conditions of which pairs, and triples, are tried.' },
    mostTripled: { most: 40, of: 'Predicates of which all triples are tried.' },
  },
  'words/words': {
    mostAlternatives: { most: 4, of: 'Alternatives of one sentence.' },
    mostRows: { most: 4000, of: 'With more of them no condition is looked for.' },
  },
} satisfies Budgets;
