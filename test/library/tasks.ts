/** Records as lines for the Java side: a line a method, columns as `Task.java` says. */
import type { ClassRecord, MethodRecord, PackageRecords } from '../../src/library/index.js';

export interface Task {
  readonly class: string;
  readonly key: string;
  readonly record: MethodRecord;
}

export function tasksOf(packages: readonly PackageRecords[]): readonly Task[] {
  return packages.flatMap(({ records }) =>
    records.flatMap((record) => record.methods.map((key) => ({ class: record.class, key, record }))),
  );
}

/** How many kinds of things the record denies. */
export function factsOf({ calls, spares, writes, keeps, returns, throws, given, null: nulls }: MethodRecord): number {
  const lists = [calls, spares, writes, keeps, returns, throws, given].filter((list) => list !== undefined).length;
  return lists + (nulls === 'never' ? 1 : 0);
}

export function lineOf({ class: owner, key, record }: Task, number: number): string {
  const list = (items: readonly string[] | undefined): string => (items === undefined ? '-' : items.join(','));
  const thrown = record.throws?.map((text) => text.split(':')[0] ?? '');
  const columns = [list(record.calls), list(record.writes), list(record.keeps), list(record.returns)];
  const nulls = record.null === 'never' ? 'never' : '-';
  const rest = [list(thrown), list(record.given), list(record.spares)];
  return [String(number), owner, key, ...columns, nulls, ...rest].join('\t');
}

export function lineOfClass({ class: name, through }: ClassRecord): string {
  return ['class', name, through.join(',')].join('\t');
}

/** What a callback that names a method may also run: the types that the record of that method names, as for the analyses. */
export function linesOfCallbacks(packages: readonly PackageRecords[]): readonly string[] {
  const records = packages.flatMap((each) => each.records);
  const named = new Set(
    records.flatMap(({ calls = [] }) => calls.filter((call) => !isType(call) && call.includes('.'))),
  );
  return [...named].flatMap((call) => {
    const dot = call.lastIndexOf('.');
    const [type, name] = [call.slice(0, dot), call.slice(dot + 1)];
    const of = records.filter((each) => each.class === type && each.methods.some((key) => key.startsWith(`${name}(`)));
    const types = new Set(of.flatMap(({ calls = [] }) => calls.filter(isType)));
    return types.size === 0 ? [] : [['behind', call, [...types].join(',')].join('\t')];
  });
}

function isType(call: string): boolean {
  return /\.[A-Z]\w*(?:\$\w+)?$/.test(call);
}
