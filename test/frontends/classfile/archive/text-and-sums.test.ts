/** UTF-8 as the platform decodes it, checksums as their specifications give them, packages. */
import { describe, expect, it } from 'vitest';
import { adler32, crc32 } from '../../../../src/frontends/classfile/archive/checksums.js';
import { PackageSet } from '../../../../src/frontends/classfile/archive/packages.js';
import { decodeLatin1, decodeModifiedUtf8, decodeUtf8 } from '../../../../src/frontends/classfile/archive/utf8.js';
import { randomFrom } from '../../../fuzz/random.js';
import { ascii, checksum } from './zip-writer.js';

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function judged(bytes: Uint8Array): string | undefined {
  try {
    return strict.decode(bytes);
  } catch {
    return undefined;
  }
}

describe('UTF-8', () => {
  it('is decoded as the platform does it, and refused where it does', () => {
    const random = randomFrom(5);
    const leads = [0x41, 0x7f, 0x80, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xed, 0xef, 0xf0, 0xf4, 0xf5, 0xff];
    const trails = [0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0x41, 0xc0];
    let accepted = 0;
    for (let round = 0; round < 20_000; round++) {
      const bytes = Uint8Array.from({ length: 1 + random.below(4) }, (_, at) => random.pick(at === 0 ? leads : trails));
      const expected = judged(bytes);
      if (expected !== undefined) accepted++;
      expect(decodeUtf8(bytes)).toBe(expected);
    }
    expect(accepted).toBeGreaterThan(500);
  });

  it('is decoded in parts and at length', () => {
    const text = `${'ä€\u{1f333}x'.repeat(5000)}`;
    expect(decodeUtf8(ascii(text))).toBe(text);
    expect(decodeUtf8(ascii('abcd'), 1, 3)).toBe('bc');
    expect(decodeUtf8(new Uint8Array(0))).toBe('');
    expect(decodeLatin1(Uint8Array.of(0x41, 0xe4, 0xff))).toBe('Aäÿ');
  });

  it('has a modified form in class files (JVMS 4.4.7)', () => {
    expect(decodeModifiedUtf8(Uint8Array.of(0x41, 0xc0, 0x80, 0xc3, 0xa4, 0xe2, 0x82, 0xac))).toBe('A\0ä€');
    // A character beyond the sixteen bits is two surrogates of three bytes each.
    expect(decodeModifiedUtf8(Uint8Array.of(0xed, 0xa0, 0xbc, 0xed, 0xbc, 0xb3))).toBe('\u{1f333}');
  });
});

describe('checksums', () => {
  it('have their check values', () => {
    expect(crc32(ascii('123456789'))).toBe(0xcbf43926);
    expect(adler32(ascii('Wikipedia'))).toBe(0x11e60398);
    expect(crc32(new Uint8Array(0))).toBe(0);
    expect(adler32(new Uint8Array(0))).toBe(1);
  });

  it('are those of zlib at length', () => {
    const bytes = Uint8Array.from({ length: 100_000 }, (_, at) => (at * 7919) >>> 3);
    expect(crc32(bytes)).toBe(checksum(bytes));
    const high = new Uint8Array(20_000).fill(0xff);
    let [low, sum] = [1n, 0n];
    for (const byte of high) {
      low = (low + BigInt(byte)) % 65521n;
      sum = (sum + low) % 65521n;
    }
    expect(adler32(high)).toBe(Number((sum << 16n) | low));
  });
});

describe('packages', () => {
  it('are those with classes and those above them', () => {
    const packages = new PackageSet(['a.b.c', 'a.b-c', 'd']);
    for (const name of ['a', 'a.b', 'a.b.c', 'a.b-c', 'd']) expect(packages.has(name), name).toBe(true);
    for (const name of ['', 'a.', 'a.b.', 'a.b.c.d', 'b', 'a.c', 'e', '.'])
      expect(packages.has(name), name).toBe(false);
    expect(new PackageSet([]).has('a')).toBe(false);
  });

  it('may be very deep', () => {
    const deep = Array.from({ length: 20_000 }, (_, at) => `p${at % 10}`).join('.');
    expect(new PackageSet(Array.from({ length: 50 }, (_, at) => `${deep}.${at}`)).has(deep.slice(0, 29_999))).toBe(
      true,
    );
  });
});
