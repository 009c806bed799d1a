/**
 * Methods that every class may override and that nobody expects to do anything: `equals`, `hashCode`, `toString`, `compareTo` and
 * `compare`. Where a call of one may run code that is not known, its contract stands in for that code: it may return anything of
 * its type and throw anything, and changes nothing. Claims say so (`library-spec:java.lang.Object` …), as for every specification of
 * the library; overrides that are known are not covered by it as long as it can be found out what they do.
 */
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import type { MethodDeclaration } from '../../../../ir/program.js';
import type { ClassName } from '../../../../ir/types.js';

const CONTRACTS: ReadonlyMap<string, ClassName> = new Map([
  ['equals(Ljava/lang/Object;)Z', 'java.lang.Object'],
  ['hashCode()I', 'java.lang.Object'],
  ['toString()Ljava/lang/String;', 'java.lang.Object'],
  ['compareTo(Ljava/lang/Object;)I', 'java.lang.Comparable'],
  ['compare(Ljava/lang/Object;Ljava/lang/Object;)I', 'java.util.Comparator'],
]);

/** The class that declares the contract of the method; undefined: it has none, or only looks as if. */
export function contractOf(
  hierarchy: Hierarchy,
  { owner, name, descriptor }: MethodDeclaration,
): ClassName | undefined {
  const contract = CONTRACTS.get(name + descriptor);
  return contract !== undefined && hierarchy.isSubclass(owner, contract) ? contract : undefined;
}
