/** What bounds the work of shape, by the file that asks. */
import type { Budgets } from '../../base/budgets.js';

export const SHAPE_BUDGETS = {
  attempts: {
    steps: { most: 1_000_000, of: 'Steps of one run, and of one that needs no shapes.' },
    states: { most: 100_000, of: 'States at one point.' },
    coarseSteps: { most: 50_000, of: 'Steps of an attempt that keeps shapes roughly.' },
    contexts: { most: 2_000, of: 'Entries of one method that are told apart.' },
    depth: { most: 40, of: 'Calls within calls.' },
    cap: { most: 10, of: 'Objects that are told apart in one graph by counting.' },
    splits: { most: 2_000, of: 'Cases that one step makes.' },
    cutpoints: { most: 8, of: 'Objects of the caller that a callee can name in the middle of its heap.' },
  },
  points: {
    mostDrawings: { most: 40, of: 'Drawings of one line; of more states only the number is told.' },
  },
  'shape-method': {
    modest: {
      most: 10_000,
      of: 'Of the budget of steps, what is taken before runs in the interpreter are asked whether something is broken.',
    },
  },
  'shape-program': {
    stepsOfMethod: { most: 600_000, of: 'Steps of all runs of a method together: some seconds.' },
    stepsOfUnannotated: { most: 180_000, of: 'The same for a method without formulas.' },
  },
  'tell-steps': {
    mostStates: { most: 3_000, of: 'Of larger runs a path takes too long to find.' },
  },
  'explored/changes': {
    mostBefore: { most: 40, of: 'States before a line that are followed.' },
  },
  'explored/exceptions': {
    few: { most: 2, of: 'More are not listed.' },
  },
  'explored/index': {
    solutionStates: {
      most: 200,
      of: 'States of the solution that are drawn, and further ones that only the search for it meets.',
    },
    searchStates: { most: 200, of: 'States of a search that are shown.' },
  },
  'explored/iteration': {
    mostSteps: { most: 400, of: 'Steps that are told, and states of one step.' },
    mostStates: { most: 150, of: 'States after one step of the iteration that are shown.' },
  },
  'explored/recorder': {
    mostEvents: { most: 2_000, of: 'Nobody looks at more; each event holds on to its states.' },
    mostStates: { most: 100_000, of: 'States that are kept of all steps together.' },
  },
  'graphs/fall-back': {
    steps: {
      most: 30_000,
      of: 'Steps of one run: what has more graphs than that will have more and more.',
      scales: true,
    },
    mostLinks: { most: 12, of: 'With more links nearly everything can lead to everything.' },
  },
  'graphs/graph-options': {
    cap: {
      most: 24,
      of: 'More variables than any method has that is worth it: cells with names are cheap where they are not aliased.',
    },
    splits: { most: 600, of: 'Cases that one step makes.' },
    cutpoints: { most: 6, of: 'Objects of the caller that a callee can name in the middle of its heap.' },
  },
  'graphs/graph-rules': {
    mostGroups: { most: 14, of: 'At most so many are told apart.' },
    fewLinks: { most: 3, of: 'With more links than that only those count that are known to point back.' },
  },
  'graphs/reachable-fields': {
    mostFields: { most: 24, of: 'More are not worth having in a state.' },
  },
  'replay/replayer': {
    stepsPerRun: { most: 20_000, of: 'Steps of one run of a replay.' },
    steps: { most: 1_500_000, of: 'Steps of all runs of a replay together.', scales: true },
    choicesPerRun: {
      most: 20,
      of: 'Choices that the search for heaps may make, for each run that it may make.',
      scales: true,
    },
    callRuns: { most: 300, of: 'Runs of calls and of programs, for all targets together.', scales: true },
    callSteps: { most: 1_000_000, of: 'Steps of these runs together.', scales: true },
    entryRuns: { most: 500, of: 'Runs on heaps of abstract states, all together.', scales: true },
  },
  'replay/run-heap': {
    mostChoices: { most: 16, of: 'More choices for one heap are not tried.' },
  },
} satisfies Budgets;
