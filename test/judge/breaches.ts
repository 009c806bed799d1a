/** Which claims an exception of a run breaks: the property, and the place. */
import type { Frame, Raised } from './recorded.js';

export interface Breach {
  readonly property: string;
  /** As in claims: `a/b/C.java`. */
  readonly file: string;
  readonly line: number;
  /** `Class.method`, as the machine names it. */
  readonly method: string;
  /** Simple name of the method whose call ended so; of constructors that of the class. */
  readonly callee?: string;
  /** Simple name of the class that has it. */
  readonly owner?: string;
  /** Which argument of that call is refused, from 1. */
  readonly argument?: number;
  readonly raised: Raised;
}

/** What the machine throws by itself, by the rule that claims its absence. */
const PROPERTIES: Readonly<Record<string, string>> = {
  'java.lang.NullPointerException': 'null-dereference',
  'java.lang.ClassCastException': 'class-cast',
  'java.lang.ArrayIndexOutOfBoundsException': 'array-bounds',
  'java.lang.NegativeArraySizeException': 'negative-array-size',
  'java.lang.ArithmeticException': 'division-by-zero',
  'java.lang.ArrayStoreException': 'array-store',
};

/** What library code that a line calls throws for its arguments, by the rule that claims its absence. */
const OF_CALLS: Readonly<Record<string, string>> = {
  'java.lang.NullPointerException': 'null-argument',
  'java.lang.NumberFormatException': 'number-format',
  'java.lang.IndexOutOfBoundsException': 'index-bounds',
  'java.lang.StringIndexOutOfBoundsException': 'index-bounds',
  'java.lang.ArrayIndexOutOfBoundsException': 'index-bounds',
};
/** Rules about calls: what comes out of a call breaks them. */
export const CALL_RULES: ReadonlySet<string> = new Set([...Object.values(OF_CALLS), 'protocol-error']);

/** The rule about what calls are given that excludes the exception. */
export function refusedBy(type: string): string | undefined {
  return OF_CALLS[type];
}

/** `lineOf`: the text of a line. */
export function breachesOf(raised: Raised, lineOf: (file: string, line: number) => string): readonly Breach[] {
  return raised.frames.flatMap((frame, index): readonly Breach[] => {
    const place = { file: fileOf(frame), line: frame.line, method: `${frame.class}.${frame.method}`, raised };
    if (frame.callee === null) {
      if (raised.type === 'java.lang.AssertionError' && /\bassert\b/.test(lineOf(place.file, place.line)))
        return [{ property: 'java-assert', ...place }];
      const property = PROPERTIES[raised.type];
      if (raised.purpose || raised.again || property === undefined) return [];
      return isOfNative(raised, lineOf(place.file, place.line)) ? [] : [{ property, ...place }];
    }
    if (isHiddenTest(raised, frame, lineOf(place.file, place.line)))
      return [{ property: 'null-dereference', ...place }];
    const [owner, callee] = calledOf(frame.callee);
    const call = { ...place, callee, owner };
    const ofArguments = index === 0 ? ofArgumentsOf(raised, frame).map((each) => ({ ...call, ...each })) : [];
    if (!isRefusal(raised) || isOfFunction(raised.frames[index - 1], frame.callee)) return ofArguments;
    return [{ property: 'protocol-error', ...call }, ...ofArguments];
  });
}

/** No code of the program is between the call and what threw. */
function ofArgumentsOf({ type }: Raised, { nulls }: Frame): readonly Pick<Breach, 'property' | 'argument'>[] {
  const property = OF_CALLS[type];
  if (property === undefined) return [];
  return property === 'null-argument' ? nulls.map((argument) => ({ property, argument })) : [{ property }];
}

/** The machine copies arrays by itself, without a frame of its own; it has no words for what is null there. */
function isOfNative({ type, message }: Raised, text: string): boolean {
  return text.includes('arraycopy(') && (type !== 'java.lang.NullPointerException' || message === '');
}

function fileOf({ class: owner, source }: Frame): string {
  const end = owner.lastIndexOf('.');
  return end < 0 ? source : `${owner.slice(0, end).replaceAll('.', '/')}/${source}`;
}

/** The compiler writes such a call where the language dereferences: `x::m`, `x.new Inner()`. */
function isHiddenTest(raised: Raised, { callee }: Frame, text: string): boolean {
  return (
    raised.thrownIn === 'java.util.Objects.requireNonNull' &&
    callee === raised.thrownIn &&
    !text.includes('requireNonNull')
  );
}

/** They tell of what was given, not of the state of the object. */
const OF_ARGUMENTS: ReadonlySet<string> = new Set([
  'java.lang.NullPointerException',
  'java.lang.ClassCastException',
  // `number-format` speaks of that.
  'java.lang.NumberFormatException',
]);

/** A protocol error is thrown on purpose, and unchecked but for streams; not what the program hands over to be thrown. */
function isRefusal({ type, purpose, checked, thrownIn }: Raised): boolean {
  const isHandedOver =
    /^java\.util\.Optional\w*\.orElseThrow$/.test(thrownIn) && type !== 'java.util.NoSuchElementException';
  // Errors are no refusals: the machine itself is in trouble, or an assertion of other code.
  return (
    purpose &&
    !isHandedOver &&
    !type.endsWith('Error') &&
    !OF_ARGUMENTS.has(type) &&
    (!checked || /^java\.io\.\w+$/.test(type))
  );
}

/** Whether a function of the program, given to the library, failed: the rule does not speak of that. */
function isOfFunction(inner: Frame | undefined, callee: string): boolean {
  return inner !== undefined && `${inner.class}.${inner.method}` !== callee;
}

/** Simple names of the class, and of what is called. */
function calledOf(callee: string): readonly [string, string] {
  const [, owner = '', method = ''] = /^(?:.*[.$])?(\w+)\.([^.]+)$/.exec(callee) ?? [];
  return [owner, method === '<init>' ? owner : method];
}
