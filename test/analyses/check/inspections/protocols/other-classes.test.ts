/**
 * Objects without a protocol where others have one: what comes after their calls is reached through them, too. In each of the programs
 * a JVM gets to the marked call, which fails; the twin has the state that the call demands.
 */
import { describe, expect, it } from 'vitest';
import { protocolError } from '../../../../../src/analyses/check/inspections/protocols/protocol-error.js';
import { componentsFolder } from '../../../../../src/cli/input/package-files.js';
import { sourceEntries, sourceFolder } from '../../../../../src/cli/input/source-folders.js';
import type { Claim } from '../../../../../src/findings/claim.js';
import type { SourceInput } from '../../../../../src/workspace/index.js';
import { MODELS, openWith } from '../../../../support/open.js';
import { claimsOf, inspectWorkspace } from '../inspecting.js';

const PROTOCOLS = sourceFolder(componentsFolder(), 'input');

async function claims(...inputs: readonly SourceInput[]): Promise<readonly Claim[]> {
  const workspace = await openWith({ inputs, library: sourceEntries(MODELS), protocols: PROTOCOLS });
  return claimsOf(inspectWorkspace(protocolError, workspace, 'without replay')).filter(
    ({ location }) => location.file === 'T.java',
  );
}

const IMPORTS = 'import java.util.*; import java.util.function.*;';
const EMPTY = 'List<String> empty = new ArrayList<>();';
const FULL = `${EMPTY} empty.add("");`;

/** A class of the user's own that refuses calls, so that its objects are imagined; members are added. */
function door(rest: string, members: string): SourceInput {
  const text = `${IMPORTS} class Door ${rest} { private boolean isOpen;
    void open() { if (isOpen) throw new IllegalStateException(); isOpen = true; } ${members} }`;
  return { path: 'Door.java', text };
}

const REFUSING = 'public String get() { return ""; } public String toString() { throw new IllegalStateException(); }';

/** The statements, the classes around, the other file. */
const CASES: readonly (readonly [name: string, method: string, around: string, other: SourceInput | undefined])[] = [
  [
    'an interface of the library that only a class of another file implements',
    'void m(Supplier<String> given) { given.toString(); LIST empty.iterator().next(); }',
    '',
    door('implements Supplier<String>', REFUSING),
  ],
  [
    'a default method that one class overrides and another does not',
    'void m(Shape given) { given.draw(); LIST empty.iterator().next(); }',
    'interface Shape { default void draw() { } } class Square implements Shape { }',
    door('implements Shape', 'public void draw() { throw new IllegalStateException(); }'),
  ],
  [
    'an iterator of the input that refuses nothing',
    'void m(Collection<String> given) { Iterator<String> it = given.iterator(); it.remove(); LIST empty.iterator().next(); }',
    `class Lenient implements Iterator<String> {
       public boolean hasNext() { return true; }
       public String next() { return ""; }
       public void remove() { }
     }
     class Bag extends AbstractCollection<String> {
       public int size() { return 1; }
       public Iterator<String> iterator() { return new Lenient(); }
     }`,
    undefined,
  ],
];

describe('objects without a protocol', () => {
  it.each(CASES)('%s', async (_, method, around, other) => {
    const verdictOf = async (list: string): Promise<string | undefined> => {
      const text = `${IMPORTS} class T { ${method.replace('LIST', list)} } ${around}`;
      const found = await claims({ path: 'T.java', text }, ...(other === undefined ? [] : [other]));
      const call = found.find(({ subject }) => subject === 'empty.iterator().next()');
      return `${call?.verdict}${call?.unreached === true ? ', never reached' : ''}`;
    };
    expect(await verdictOf(EMPTY)).toBe('unproved');
    expect(await verdictOf(FULL)).toBe('proved');
  });

  it('of another file take no part in what is claimed, unless one names the other', async () => {
    const used = `${IMPORTS} class Elsewhere { List<String> all = new ArrayList<>(); List<String> some() { return all.subList(0, 1); } }`;
    const text = `${IMPORTS} class T { String m(Object o, Supplier<String> s) { s.get(); return o.toString(); } }`;
    const naming = `${text} class U { Elsewhere elsewhere; Door door; T t; }`;
    const others = [{ path: 'Elsewhere.java', text: used }, door('implements Supplier<String>', REFUSING)];
    expect(await claims({ path: 'T.java', text }, ...others)).toEqual([]);
    const subjects = (await claims({ path: 'T.java', text: naming }, ...others)).map(({ subject }) => subject);
    expect(subjects).toEqual(['s.get()', 'o.toString()']);
  });
});
