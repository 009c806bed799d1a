/** Intervals: between which bounds the integers in local variables lie, with Java's wrap-around. */
import type { Interval } from '../../../lattices/interval.js';
import {
  binary,
  constantOf,
  convert,
  javaIntervals,
  rangeOf,
  refine,
  unary,
} from '../../../lattices/java-intervals.js';
import { valueDomain } from '../../combinators/value-domain.js';

export const intervals = valueDomain<Interval>({
  id: 'intervals',
  title: 'Between which bounds the integers in local variables lie.',
  paper: 'P. and R. Cousot, Static determination of dynamic properties of programs, ISOP 1976',
  lattice: javaIntervals(),
  constant: constantOf,
  any: rangeOf,
  unary,
  binary,
  convert,
  refine,
  withThresholds: javaIntervals,
  contains: ({ lower, upper }, value) => lower <= value && value <= upper,
});
