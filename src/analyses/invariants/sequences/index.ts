/**
 * Client programs in the interpreter against formulas about the objects of a class: breadth first for the shortest one that
 * breaks a formula, at random as an oracle.
 *
 * A formula is broken when it evaluates to false, or cannot be evaluated because it dereferences null and the like, on an object
 * of the class at a quiescent point: after a constructor or a call from outside has ended, normally or by an exception. Objects
 * of the class count whether the client holds them or finds them behind what it holds and behind static fields of the class.
 * Every witness comes from a run that has happened. Runs that break a `requires` of a method called, or end in a virtual machine
 * error, say nothing.
 *
 *     const program = sequenceProgram(table);                        // once for the input
 *     const { broken } = breakBySequences(program, { type: 'IntList', asked, world: 'open' });
 *     broken[0]?.witness.calls                                       // ['intList = new IntList()', 'intList.add(1)', …]
 *
 *     const { broken, made } = randomSequences(program, { type, asked, world, seed: 1, sequences: 2000 });
 */
export { breakBySequences } from './breadth-first.js';
export { type SequenceProgram, sequenceProgram } from './program.js';
export * from './question.js';
export { randomSequences } from './random.js';
export { SequenceSearch } from './search.js';
