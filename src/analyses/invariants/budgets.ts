/** What bounds the work of invariants, by the file that asks. */
import type { Budgets } from '../../base/budgets.js';

export const INVARIANTS_BUDGETS = {
  'between-calls': {
    mostRuns: { most: 2, of: 'Runs for one class: formulas of its methods are few, and mostly the same.' },
  },
  'claims/assumptions': {
    mostMethods: { most: 1000, of: 'Methods whose code is looked at.' },
  },
  'claims/candidates': {
    mostPairs: { most: 15, of: 'Pairs of fields that are looked at.' },
  },
  'claims/links': {
    mostLinks: { most: 60, of: 'More fields than that are not one structure.' },
  },
  'claims/threads': {
    mostMethods: { most: 400, of: 'Methods that are followed from one that holds no lock.' },
  },
  'classify/leaks': {
    most: { most: 300, of: 'Parameters that are looked at for one answer.' },
    deep: { most: 4, of: 'How deep objects that come fresh out of calls are looked for.' },
  },
  'classify/locks': {
    mostBlocks: { most: 8, of: 'More of them in each other are not counted.' },
  },
  'client/reach': {
    mostMethods: { most: 2_000, of: 'Methods that are looked at; beyond, everything is taken to be possible.' },
  },
  'client/run-reasons': {
    mostReasons: { most: 8, of: 'Reasons that are told.' },
    mostNoted: { most: 100, of: 'More are not remembered while a run goes on.' },
  },
  'contraction/analysis': {
    reenteredCutpoints: {
      most: 4,
      of: 'Calls of unknown code may be nested without end, each with what its callers hold: soon nothing is known in any case.',
    },
  },
  'contraction/writes': {
    mostMethods: { most: 400, of: 'Methods that are looked at for one answer.' },
  },
  'family/arrays': {
    most: { most: 200, of: 'Variables that are looked at for one field.' },
  },
  'family/foreign': {
    most: { most: 8, of: 'More are not listed.' },
    mostOrigins: { most: 60, of: 'How far arrays are traced through calls.' },
  },
  'family/inherited': {
    most: { most: 8, of: 'More are not listed.' },
  },
  'family/returns': {
    most: { most: 8, of: 'More are not listed.' },
  },
  'family/writers': {
    most: { most: 8, of: 'More are not listed.' },
  },
  'nullness/nullness': {
    small: { most: 40, of: 'Library methods of so many edges are looked into.' },
    depth: { most: 10, of: 'Calls inside each other; deeper ones are unknown calls.' },
    contexts: { most: 4, of: 'Contexts of a method that are told apart; further ones are one.' },
  },
  'nullness/signs-fields': {
    mostNamed: { most: 5, of: 'More fields than that in one formula are not tried.' },
  },
  'nullness/signs': {
    mostRuns: { most: 12, of: 'Signs only grow: each run adds one at least, or is the last.' },
    depth: { most: 10, of: 'Calls inside each other; deeper ones are unknown calls.' },
  },
  'outside/library': {
    most: { most: 150, of: 'Methods that are looked at for one answer.' },
  },
  'sequences/breadth-first': {
    mostChoices: { most: 24, of: 'Choices of arguments for one member in one state.' },
    mostStates: { most: 48, of: 'States of each level that are gone on from.' },
    inVain: { most: 8, of: 'Calls that found nothing new before an operation is put off for long.' },
    patience: { most: 3, of: 'Levels that such an operation is put off.' },
    atATime: {
      most: 8,
      of: 'Such states are gone on from in groups of so many, with so many choices of each move at first.',
    },
    firstRounds: { most: 3, of: 'Rounds over the objects that come first.' },
  },
  'sequences/choices': {
    ways: { most: 6, of: 'Ways to make an object, for each constructor and factory.' },
    mostMakes: { most: 30, of: 'Ways to make an argument.' },
    mostHosts: { most: 8, of: 'Objects that hold the one at hand.' },
    mostFresh: { most: 4, of: 'Fresh objects for one parameter.' },
    mostNew: { most: 2, of: 'New objects to write.' },
    mostNumbers: { most: 8, of: 'Numbers of the program that are tried.' },
    mostWritten: { most: 4, of: 'Values that are written into one field.' },
    mostCalledBack: { most: 6, of: 'Methods that callbacks call.' },
  },
  'sequences/formulas': {
    evaluation: { most: 50_000, of: 'Elementary steps of one evaluation.' },
  },
  'sequences/found': {
    mostCandidates: { most: 4, of: 'Programs for one formula: which is the shortest shows when steps are left out.' },
  },
  'sequences/moves': {
    mostElements: { most: 2, of: 'Elements of an array at hand that are read and written.' },
    mostOwn: { most: 3, of: 'Objects of the class beyond which no more are made.' },
  },
  'sequences/outside': {
    mostHelpers: { most: 16, of: 'Methods and constructors of other classes that take objects of the class.' },
    mostOfLibrary: { most: 12, of: 'Classes of the library that are called.' },
  },
  'sequences/player': {
    worthSettling: {
      most: 200,
      of: 'A step of so many instructions may have spent them on initialising library classes.',
    },
    memory: { most: 1_000_000, of: 'Cells that objects may take.' },
  },
  'sequences/question': {
    runs: { most: 1000, of: 'Client programs that may be run for one question.', scales: true },
    steps: { most: 600_000, of: 'Instructions that all of them may execute together.', scales: true },
    stepsPerCall: {
      most: 10_000,
      of: 'Instructions of one call; a call that takes more is not counted among those that end.',
    },
    depth: { most: 7, of: 'Calls of one program, the one that makes the object included.' },
  },
  'sequences/session': {
    mostOthers: { most: 6, of: 'Objects of other classes that a client keeps in mind.' },
    mostAlike: { most: 2, of: 'Of the same class.' },
    mostClasses: {
      most: 200,
      of: 'More classes are not searched for static fields, and more static fields are not looked at.',
    },
    mostStatics: { most: 60, of: 'Static fields that are watched.' },
  },
  'sequences/state': {
    mostObjects: { most: 300, of: 'Larger heaps are not looked at.' },
  },
  'shapegraph/accesses': {
    mostMethods: { most: 300, of: 'Methods that are looked at for one answer; beyond, everything is touched.' },
  },
  'shapegraph/analysis': {
    mostSteps: {
      most: 60_000,
      of: 'What is not solved after so many steps has too many graphs, and will have more. Half of what may be spent is enough for most.',
    },
  },
  'shapegraph/options': {
    cap: { most: 10, of: 'Objects that are told apart in one graph by counting.' },
    splits: { most: 600, of: 'Cases that one step makes.' },
    cutpoints: { most: 6, of: 'Objects of the caller that a callee can name in the middle of its heap.' },
  },
} satisfies Budgets;
