/** What an interpreter of boolean programs looks things up in, and where it puts the ways that it has yet to follow. */
import type { Layout } from '../../domains/predicates/heap-layout.js';
import type { Reference } from '../../domains/predicates/heap-references.js';
import type { Paths } from '../../domains/predicates/located.js';
import type { MachineOptions, Thrown } from '../../domains/predicates/machine.js';
import type { MachineWorld } from '../../domains/predicates/machine-implementation.js';
import type { Library } from '../../domains/predicates/step-library.js';
import type { BooleanCodes } from './boolean-code.js';
import type { NewObjects } from './boolean-new.js';
import type { BooleanOthers } from './boolean-others.js';
import type { BooleanState } from './boolean-state.js';
import type { BooleanValues } from './boolean-values.js';

export interface BooleanWorld extends MachineWorld {
  readonly options: MachineOptions;
  readonly layout: Layout;
  readonly codes: BooleanCodes;
  readonly values: BooleanValues;
  readonly objects: NewObjects;
  readonly others: BooleanOthers;
  readonly library: Library;
  /** Names of locations: those of the machine of the domain. */
  readonly paths: Paths;
}

export interface BooleanWays {
  push(state: BooleanState): void;
  /** The way ends here for a reason that the paper's programs cannot tell. */
  leaveOut(reason: string): void;
  cutOff(): void;
  /** Thrown: the exception with which the method at the bottom ended. */
  exit(state: BooleanState, result: Reference | undefined, thrown: Thrown | undefined): void;
}
