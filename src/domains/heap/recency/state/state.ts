/** The abstract state: values of the variables, and for each region how many objects it stands for and what they hold. */
import type { IntegerMap } from '../../../../base/integer-map.js';
import type { TypeName } from '../../../../ir/types.js';
import type { Region } from '../regions/regions.js';
import type { NumberValue, Value } from './values.js';

/** SmallRange of the paper: how many objects a region stands for. Those that nothing can reach need not be counted. */
export type Count = '[0,0]' | '[0,1]' | '[1,1]' | '[0,∞]' | '[1,∞]' | '[2,∞]';

/** What is known of the objects of a region. Interned: equal contents are the same object. */
export interface Contents {
  readonly id: number;
  /** `[0,1]` for external single objects, `[0,∞]` for the external region, `[1,1]` for the statics. Never `[0,0]`. */
  readonly count: Count;
  /** Upper bound of the class of every object; exactly their class where `exact`. Absent: not known (the external region). */
  readonly type?: TypeName;
  readonly exact: boolean;
  /**
   * Values by field number. A field that is absent has its default value (null or zero) where not `opaque`; where opaque,
   * any value: of a reference, null (assumed) or any external object. Wherever a cell of an opaque region (or an absent
   * one) has `external` among its targets, what the external region's field of that number holds is meant too; `read` of
   * heap.ts adds it. The external region's own cells hold what analysed code stored, since the activation started, into
   * any object that `external` may mean, numbers included; absent there: nothing was.
   * Elements of arrays: the cell holds what was stored; absent where not opaque: nothing was stored. See `filled`.
   */
  readonly cells: IntegerMap<Value>;
  /** Whether something that was not analysed may have written the fields. Always so of external and constant regions. */
  readonly opaque: boolean;
  /**
   * Of allocated regions: whether references to `external` may mean their objects too; then they are also `opaque`. Of the
   * external region: whether code that is not analysed ran since the activation started.
   */
  readonly escaped: boolean;
  /**
   * Of the external region: whether code ran since then that is not analysed and may have written elements and fields of the library; which
   * fields of the program it may have written, the cells say. Else false.
   */
  readonly stirred: boolean;
  /** Of arrays; absent: not known, or no array. */
  readonly length?: NumberValue;
  /** Of arrays that are not opaque: so many leading elements have been stored since allocation; the rest may have the default value. */
  readonly filled: number;
}

export interface State {
  readonly id: number;
  /**
   * By index in the body. Absent: dead or never assigned, not to be read. At the exit, the result of the method is at the
   * index `body.variables.length`, which no variable has.
   */
  readonly variables: IntegerMap<Value>;
  /**
   * By region. Absent: stands for no object; constant and external regions: nothing is known; statics: nothing is known.
   * So every allocated, parameter, parameter-field and met region that some value refers to has contents here.
   */
  readonly heap: IntegerMap<Contents, Region>;
  /**
   * By `path` of the tables, for a variable and a field: what that field of that very object holds, where that decides
   * whether it is null or which number it is. Absent: what the regions of the variable hold.
   */
  readonly paths: IntegerMap<Value>;
  /** Numbers of classes known to be initialised or being so, ascending. */
  readonly initialised: readonly number[];
  /** Where `fromMain`: numbers of classes, ascending, of which it is not known; neither here nor there: not initialised. Else empty. */
  readonly perhapsInitialised: readonly number[];
  /** Whether the run started with `main`, so that classes not listed are known not to be initialised. */
  readonly fromMain: boolean;
}

export type { Region };
