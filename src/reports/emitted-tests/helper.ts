/** The class that emitted tests of formulas use: reads private fields by reflection and follows them. */
import { HEAP_CLASS } from '../../findings/claim.js';
import { HELPER_GRAPH } from './helper-graph.js';
import { HELPER_VALUES } from './helper-values.js';

/** Its text for a package, for Java 8 and later. */
export function helperClass(mark: string, home: string): string {
  return `${mark}
${home === '' ? '' : `package ${home};\n`}
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.LongPredicate;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Reads objects whatever their fields' modifiers are, and evaluates formulas about them. */
abstract class ${HEAP_CLASS} {
${HELPER_VALUES}${HELPER_GRAPH}}
`;
}
