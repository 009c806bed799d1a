/** Links: what is put in comes out again, and what somebody else put in does no harm. */
import * as fc from 'fast-check';
import { deflateSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { LONGEST_LINK, LONGEST_TEXT, linkOf, readLink, type Shared } from '../../../src/web/page/logic/link.js';

const PROGRAM: Shared = {
  files: [{ path: 'Reverse.java', text: 'class Reverse { /* größer, 列表, 🌳 */ }\n' }],
  file: 'Reverse.java',
  view: 'shapes',
  line: 19,
  mode: 'iteration',
  step: 7,
};

/** A link with any content, made as the page would make it. */
function forged(content: string): string {
  return `#e1.${Buffer.from(deflateSync(strToU8(content))).toString('base64url')}`;
}

function hashOf(shared: Shared): string {
  const link = linkOf(shared);
  if (link.kind !== 'link') throw new Error(link.message);
  return link.hash;
}

function messageOf(hash: string): string {
  const read = readLink(hash);
  return read.kind === 'refused' ? read.message : `not refused: ${read.kind}`;
}

describe('links', () => {
  it('bring back the program and the view', () => {
    expect(readLink(hashOf(PROGRAM))).toEqual({ kind: 'shared', shared: PROGRAM });
  });

  it('bring back any text', () => {
    const files = fc.uniqueArray(
      fc.record({
        path: fc.string({ minLength: 1, maxLength: 30 }),
        text: fc.string({ unit: 'grapheme', maxLength: 300 }),
      }),
      { minLength: 1, maxLength: 4, selector: ({ path }) => path },
    );
    fc.assert(
      fc.property(files, fc.nat(5000), (given, line) => {
        const shared: Shared = { files: given, view: 'findings', line };
        expect(readLink(hashOf(shared))).toEqual({ kind: 'shared', shared });
      }),
      { numRuns: 100 },
    );
  });

  it('hold only letters that survive in addresses', () => {
    expect(hashOf(PROGRAM)).toMatch(/^#e1\.[\w-]+$/);
  });

  it('are the letters of base64url, so that others can read them', () => {
    const packed = Buffer.from(hashOf(PROGRAM).slice('#e1.'.length), 'base64url');
    expect(Buffer.from(deflateSync(strToU8(JSON.stringify(PROGRAM)), { level: 9 })).equals(packed)).toBe(true);
  });

  it('are refused where the program is too long, and the reason is told', () => {
    let noise = '';
    for (let seed = 1; noise.length < 2 * LONGEST_LINK; seed = (seed * 48271) % 2147483647) noise += seed.toString(36);
    const link = linkOf({ files: [{ path: 'A.java', text: noise }] });
    expect(link.kind).toBe('refused');
  });
});

describe('an address without a program', () => {
  it('is none', () => {
    expect(readLink('')).toEqual({ kind: 'none' });
    expect(readLink('#')).toEqual({ kind: 'none' });
  });
});

describe('hostile links', () => {
  it('of another kind are refused', () => {
    expect(messageOf('#section-2')).toContain('not one of this page');
    expect(messageOf('#javascript:alert(1)')).toContain('not one of this page');
  });

  it('that are cut off or changed are refused', () => {
    const hash = hashOf(PROGRAM);
    expect(messageOf(hash.slice(0, -12))).toContain('cannot be read');
    expect(messageOf(`${hash.slice(0, 10)}!${hash.slice(11)}`)).toContain('missing or changed');
    expect(messageOf('#e1.')).toContain('cannot be read');
    expect(messageOf('#e1.A')).toContain('cannot be read');
  });

  it('never throw, whatever is changed in them', () => {
    const hash = hashOf(PROGRAM);
    fc.assert(
      fc.property(fc.nat(hash.length - 1), fc.string({ maxLength: 5 }), (at, put) => {
        const read = readLink(hash.slice(0, at) + put + hash.slice(at + 1));
        expect(['shared', 'none', 'refused']).toContain(read.kind);
      }),
      { numRuns: 500 },
    );
  });

  it('that unpack to more than fits are refused without unpacking it all', () => {
    const bomb = forged(' '.repeat(LONGEST_TEXT * 50));
    expect(bomb.length).toBeLessThan(LONGEST_LINK);
    const before = process.memoryUsage().arrayBuffers;
    expect(messageOf(bomb)).toContain('more than fits');
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(LONGEST_TEXT * 25);
  });

  it('that are too long are not even unpacked', () => {
    expect(messageOf(`#e1.${'A'.repeat(LONGEST_LINK)}`)).toContain('too long');
  });

  it.each([
    ['no JSON', 'hello'],
    ['no object', '[]'],
    ['no files', '{"files":[]}'],
    ['a text that is none', '{"files":[{"path":"A.java","text":7}]}'],
    ['a name that is empty', '{"files":[{"path":"","text":""}]}'],
    ['two files of one name', '{"files":[{"path":"A","text":"x"},{"path":"A","text":"y"}]}'],
    ['a view that there is not', '{"files":[{"path":"A","text":""}],"view":"__proto__"}'],
    ['a line that is none', '{"files":[{"path":"A","text":""}],"line":-1}'],
    ['a step that is none', '{"files":[{"path":"A","text":""}],"step":1.5}'],
    ['more than is known', '{"files":[{"path":"A","text":""}],"onload":"x"}'],
    ['a prototype', '{"__proto__":{"files":[]},"files":1}'],
  ])('with %s are refused', (_what, content) => {
    expect(messageOf(forged(content))).toContain('something else than a program');
  });
});
