/** What bounds the work of execution, by the file that asks. */
import type { Budgets } from '../base/budgets.js';

export const EXECUTION_BUDGETS = {
  loop: {
    stepsBetweenQuestions: {
      most: 500_000,
      of: 'How often it is asked whether the run has been cancelled: about a hundred times a second.',
    },
  },
  'stack-trace': {
    longest: { most: 1024, of: 'How many elements the JDK keeps.' },
  },
  'enumeration/run-scope': {
    runs: { most: 500_000, of: 'Runs of a method.', scales: true },
    stepsPerRun: { most: 200_000, of: 'Instructions of one run before it is cut off.', scales: true },
    steps: { most: 200_000_000, of: 'Instructions of all runs together.', scales: true },
    mostChoicesPerHeap: {
      most: 256,
      of: 'Runs that differ only in what `any` gives; more of them for one heap are cut off.',
    },
  },
  'enumeration/setup': {
    mostExisting: { most: 100, of: 'More objects than this are not offered as aliases.' },
  },
  'enumeration/stage': {
    worthSettling: {
      most: 500,
      of: 'A run of so many instructions may have spent them on initialising library classes.',
    },
  },
  'enumeration/witness': {
    longestTrace: { most: 500, of: 'Steps of a trace beyond this are left out.' },
  },
  'enumeration/world': {
    mostChoices: { most: 5_000_000, of: 'How many choices a search may make.' },
  },
  'memory/heap': {
    mostElements: { most: 134_217_728, of: 'Longer arrays are refused: JavaScript could not hold them.' },
  },
  'natives/big-integer': {
    longest: { most: 2_000_000_000, of: "More bits than the JDK's numbers may have; it then throws the same." },
    largestShift: {
      most: 67_108_864,
      of: 'Bits that one machine can be asked to compute with in acceptable time and space.',
    },
  },
  'prepare/null-source': {
    mostSteps: { most: 5, of: '`a.b.c…` is followed so far.' },
    greatestNumber: { most: 32767, of: 'Greater numbers come from the constant pool, which is not looked into.' },
  },
  'replay/client': {
    worthSettling: {
      most: 200,
      of: 'A run of so many instructions may have spent them on initialising library classes.',
    },
  },
  'opaque/effects': {
    deepest: { most: 3, of: 'Calls within calls that are looked into for what they may change.' },
  },
  'replay/evidence': {
    rejections: { most: 8, of: 'Runs that break a claim by what nobody has computed; further ones are not looked at.' },
  },
  'replay/entries': {
    mostEntries: { most: 6, of: 'More are not tried.' },
  },
  'replay/explore': {
    mostCalls: { most: 4, of: 'Calls after the object has been made.' },
    many: { most: 40, of: 'Arguments that are tried for a method that is aimed at.' },
    few: { most: 6, of: 'Choices that are tried in all combinations.' },
    alternatives: { most: 4, of: 'Runs that differ only in what the library leaves open.' },
    ways: { most: 8, of: 'Of a constructor or factory.' },
  },
  'replay/fingerprint': {
    mostObjects: { most: 300, of: 'Larger heaps are not compared.' },
  },
  'replay/from-calls': {
    fewer: { most: 6, of: 'Runs for whom only the client was to blame so far get this part of the budget once more.' },
  },
  'replay/from-heap': {
    choicesPerRun: { most: 20, of: 'Choices that the search for heaps may make, for each run that it may make.' },
    fewer: { most: 8, of: 'Small heaps come first, so that a part of the budget does.' },
  },
  'replay/from-main': {
    mostWords: { most: 10, of: 'Words that a program compares with, each of which it is run with.' },
  },
  'replay/tell': {
    mostFrames: { most: 40, of: 'Calls under way that a witness names, the innermost ones.' },
  },
  'replay/recipes/constants': {
    mostNumbers: { most: 6, of: 'More are not tried.' },
  },
  'replay/recipes/texts': {
    mostWords: { most: 10, of: 'Texts that the program compares with, each of which is tried as an argument.' },
    mostOthers: { most: 5, of: 'Further texts of the program that are tried as arguments.' },
    mostSeparators: {
      most: 2,
      of: 'Texts at which texts are split; words are tried with one and something behind it.',
    },
    mostPhrases: { most: 10, of: 'Words with something behind them that are tried as arguments.' },
    mostCharacters: { most: 4, of: 'Characters that the program compares with, of which short texts are made.' },
  },
  'replay/callbacks/whole-objects': {
    mostMethods: { most: 40, of: 'Methods of an interface of which a client writes an object.' },
  },
  'replay/recipes/pantry': {
    deepest: { most: 2, of: 'Calls inside calls to make an argument.' },
    mostRecipes: { most: 14, of: 'Ways to make an object of one type.' },
    mostWays: { most: 4, of: 'Of one constructor or factory, where it makes an argument.' },
    mostClasses: { most: 4, of: 'Classes below a type that are made in its place.' },
  },
} satisfies Budgets;
