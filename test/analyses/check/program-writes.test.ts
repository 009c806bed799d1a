/**
 * What calls write that are not followed: programs in which a call of the library brings about that a field is null, with the machine as judge;
 * and plain classes whose fields such calls leave alone.
 */
import { describe, expect, it } from 'vitest';
import { openTexts } from '../../support/open.js';
import { agreement } from '../agreement.js';
import { checkText, claimsOf, lineOf, verdicts } from './checking.js';
import { FORGOTTEN } from './program-writes/forgotten.js';

describe('programs in which a call clears a field', () => {
  it.each(FORGOTTEN)('%s', async (_, text) => {
    const workspace = await openTexts([{ path: 'Main.java', text }]);
    const { failures, contradicted } = agreement(workspace, 'Main');
    expect(failures.length).toBeGreaterThan(0);
    expect(contradicted).toEqual([]);
  });
});

const NOTES = `
  import java.io.*;
  import java.util.*;
  public class Notes {
    private StringBuilder text;
    private List<String> lines;
    private Map<String, String> titles;
    private Writer out;
    private static List<String> all;
    public int append() { if (text == null) text = new StringBuilder(); text.append("x"); return text.length(); } // append
    public void twice() { if (text == null) text = new StringBuilder(); text.append("x"); text.append("y"); } // twice
    public int object(Object o) { if (text == null) text = new StringBuilder(); text.append(o); return text.length(); } // object
    public int add(String s) { if (lines == null) lines = new ArrayList<>(); lines.add(s); return lines.size(); } // add
    public int put(String s) { if (titles == null) titles = new HashMap<>(); titles.put(s, s); return titles.size(); } // put
    public void print(String s) throws IOException { if (out == null) return; out.write(s); out.flush(); } // print
    public int both(Notes other) { if (other.lines == null) return 0; other.lines.add("a"); return other.lines.size(); } // both
    public static int every(String s) { if (all == null) all = new ArrayList<>(); all.add(s); return all.size(); } // every
    public int caught(String s) {
      if (lines == null) lines = new ArrayList<>();
      try { lines.add(Integer.parseInt(s), s); } catch (RuntimeException e) { return lines.size(); } // caught
      return 0;
    }
    public int lent(Runnable task) { if (text == null) text = new StringBuilder(); task.run(); return text.length(); } // lent
    public int each(java.util.function.Consumer<String> use) { if (lines == null) return 0; lines.forEach(use); return lines.size(); } // each
  }
`;

describe('fields that a call leaves alone', () => {
  it.each(['append', 'twice', 'object', 'add', 'put', 'print', 'both', 'every', 'caught'])('%s', async (place) => {
    const checked = await checkText(NOTES);
    expect([...new Set(verdicts(checked, lineOf(NOTES, place), 'null-dereference'))]).toEqual(['proved']);
  });

  it.each(['lent', 'each'])('but not where code that nobody knows is to act: %s', async (place) => {
    const checked = await checkText(NOTES);
    expect(verdicts(checked, lineOf(NOTES, place), 'null-dereference')).toContain('unproved');
  });

  it('rests on the contracts of classes that nobody knows, where the library may call them', async () => {
    const claims = claimsOf(await checkText(NOTES));
    const assumed = (place: string): readonly string[] =>
      claims.filter(({ location }) => location.line === lineOf(NOTES, place)).flatMap(({ assumptions }) => assumptions);
    expect(assumed('object')).toContain('interface-contracts');
    expect(assumed('object')).toContain('library-fact:java.lang.StringBuilder');
    expect(assumed('twice')).not.toContain('interface-contracts');
  });
});
