/** The headers of a zip file's central directory. APPNOTE.TXT 6.3.10, sections 4.3.12 and 4.5.3. */
import { ClassFileProblem } from '../format/class-file.js';
import { u16, u32, u64 } from './little-endian.js';
import { CENTRAL_HEADER } from './zip-directory.js';

const HEADER_SIZE = 46;
const WIDE_FIELDS = 0x0001;
const NARROW = 0xffffffff;

export interface CentralHeader {
  /** Where its name's bytes stand in the directory. */
  readonly nameStart: number;
  readonly nameEnd: number;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly compressedSize: number;
  readonly size: number;
  /** Of the local header, counted from the directory's base. */
  readonly offset: number;
}

/** `start` is where the directory stands in the file, for messages. At most `most` headers. */
export function centralHeaders(directory: Uint8Array, start: number, most: number): readonly CentralHeader[] {
  const headers: CentralHeader[] = [];
  for (let at = 0; at < directory.length; ) {
    if (at + HEADER_SIZE > directory.length || u32(directory, at) !== CENTRAL_HEADER) {
      throw new ClassFileProblem('damaged zip file: no header where the directory should go on', start + at);
    }
    if (headers.length === most) throw new ClassFileProblem(`a zip file with more than ${most} entries`, start + at);
    const nameStart = at + HEADER_SIZE;
    const nameEnd = nameStart + u16(directory, at + 28);
    const extraEnd = nameEnd + u16(directory, at + 30);
    const end = extraEnd + u16(directory, at + 32);
    if (end > directory.length) {
      throw new ClassFileProblem('damaged zip file: a header goes beyond the directory', start + at);
    }
    const narrow = [u32(directory, at + 24), u32(directory, at + 20), u32(directory, at + 42)] as const;
    const [size, compressedSize, offset] = narrow.includes(NARROW)
      ? wideSizes(directory.subarray(nameEnd, extraEnd), narrow)
      : narrow;
    headers.push({
      nameStart,
      nameEnd,
      flags: u16(directory, at + 8),
      method: u16(directory, at + 10),
      crc: u32(directory, at + 16),
      compressedSize,
      size,
      offset,
    });
    at = end;
  }
  return headers;
}

type Sizes = readonly [size: number, compressedSize: number, offset: number];

/** Of the three, the extra field of zip64 holds those that do not fit, in this order. */
function wideSizes(extra: Uint8Array, narrow: Sizes): Sizes {
  for (let at = 0; at + 4 <= extra.length; ) {
    const end = at + 4 + u16(extra, at + 2);
    if (u16(extra, at) === WIDE_FIELDS && end <= extra.length) {
      let next = at + 4;
      const take = (value: number): number => {
        if (value !== NARROW || next + 8 > end) return value;
        next += 8;
        return u64(extra, next - 8);
      };
      const [size, compressedSize, offset] = narrow;
      return [take(size), take(compressedSize), take(offset)];
    }
    at = end;
  }
  return narrow;
}
