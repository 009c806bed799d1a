/**
 * Static fields that the initialiser of their class sets: programs in which somebody sees such a field before, or null again, with the machine as judge; plain
 * classes where nobody does; and the knowledge of it broken on purpose.
 */
import { describe, expect, it } from 'vitest';
import { openTexts } from '../../support/open.js';
import { built } from '../../support/seeded/building.js';
import type { SeededFault } from '../../support/seeded/fault.js';
import { describeFaults } from '../../support/seeded/faults-caught.js';
import { agreement } from '../agreement.js';
import { checkText, claimsOf, lineOf, verdicts } from './checking.js';
import { STATIC_FAULTS } from './set-fields/static-faults.js';
import { STATIC_SEEN_TOO_EARLY } from './set-fields/static-seen-too-early.js';

describe('programs that see a static field without its value', () => {
  it.each(STATIC_SEEN_TOO_EARLY)('%s', async (_, text) => {
    const { failures, contradicted } = agreement(await openTexts([{ path: 'Main.java', text }]), 'Main');
    expect(failures.length).toBeGreaterThan(0);
    expect(contradicted).toEqual([]);
  });
});

const ATLAS = `
  import java.util.*;
  import java.util.regex.Pattern;
  import java.util.logging.Logger;
  public class Atlas {
    private static final Logger LOG = Logger.getLogger(Atlas.class.getName());
    private static final Pattern NAME = Pattern.compile("[a-z]+");
    static final List<String> TOWNS = new ArrayList<>();
    private static Object lock = new Object();
    enum Side { LEFT, RIGHT; Side other() { return this == LEFT ? RIGHT : LEFT; } }
    private static final Map<String, Side> SIDES = new HashMap<>();
    static { for (Side side : Side.values()) SIDES.put(side.name(), side); }
    boolean matches(String name) { LOG.info("asked"); return NAME.matcher(name).matches(); } // matches
    static int towns() { return TOWNS.size() + lock.hashCode() + SIDES.size(); } // towns
    static int sides() { return Side.LEFT.other().ordinal(); } // sides
  }
`;

describe('static fields that an initialiser sets', () => {
  it('are not null in any method', async () => {
    const checked = await checkText(ATLAS);
    for (const place of ['matches', 'towns']) {
      const found = verdicts(checked, lineOf(ATLAS, place), 'null-dereference');
      expect([place, ...new Set(found)]).toEqual([place, 'proved']);
    }
    expect(verdicts(checked, lineOf(ATLAS, 'sides'), 'null-dereference')).toContain('proved');
  });

  it('are so under what is written down of the library that runs before', async () => {
    const claims = claimsOf(await checkText(ATLAS)).filter(
      ({ location, property }) => location.line === lineOf(ATLAS, 'matches') && property === 'null-dereference',
    );
    const assumptions = new Set(claims.flatMap((claim) => claim.assumptions));
    expect([...assumptions]).toContain('library-fact:java.util.logging.Logger');
    expect([...assumptions]).toContain('no-reflection-or-native');
  });

  it('are not where the class has loggers of its own, which its code may look up', async () => {
    const own = ATLAS.replace(
      'public class Atlas',
      'class Own extends Logger { Own() { super("x", null); } } public class Atlas',
    );
    expect(verdicts(await checkText(own), lineOf(own, 'towns'), 'null-dereference')).toContain('unproved');
  });
});

async function contradiction(fault: SeededFault | undefined): Promise<string | undefined> {
  const entry = `export { agreement } from './test/analyses/agreement.js';`;
  const broken = await built<{ readonly agreement: typeof agreement }>(entry, fault);
  for (const [what, text] of STATIC_SEEN_TOO_EARLY) {
    const { contradicted } = broken.agreement(await openTexts([{ path: 'Main.java', text }]), 'Main');
    if (contradicted.length > 0) return what;
  }
  return undefined;
}

describeFaults('broken knowledge of static fields is caught', STATIC_FAULTS, contradiction);
