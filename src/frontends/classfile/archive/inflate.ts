/** Inflating into exactly as many bytes as were announced, whatever the stream would like to grow to. */
import { Inflate, inflateSync } from 'fflate';
import { ClassFileProblem } from '../format/class-file.js';

/** A byte of deflated data makes at most 1032 (RFC 1951): that bounds what a lying stream costs before it is noticed. */
const WHOLE = 8192;
const PIECE = 2048;
const SMALL_PIECE = 256;
/** After so many lies, an archive's other streams are read in small pieces: slower, but no lie costs much any more. */
const LIES = 8;

/** For the streams of one archive. */
export class Inflater {
  #lies = 0;

  /** Of a raw deflate stream. A ClassFileProblem unless it makes exactly `size` bytes. */
  inflate(deflated: Uint8Array, size: number): Uint8Array {
    // The library answers an empty stream with an empty result, or with the room it was given.
    if (deflated.length === 0) throw new ClassFileProblem('damaged: compressed to nothing');
    const trusted = this.#lies < LIES;
    const inflated =
      trusted && deflated.length <= WHOLE
        ? inflateWhole(deflated, size)
        : inflatePieces(deflated, size, trusted ? PIECE : SMALL_PIECE);
    if (inflated === undefined) throw new ClassFileProblem('damaged: not a deflate stream');
    if (inflated.length > size) {
      this.#lies += 1;
      throw new ClassFileProblem(`inflates to more than the ${size} bytes announced`);
    }
    if (inflated.length < size) {
      throw new ClassFileProblem(`damaged: inflates to ${inflated.length} bytes where ${size} are announced`);
    }
    return inflated;
  }
}

/** One byte more than `size` stands for any number of bytes more; undefined for what is no deflate stream. */
function inflateWhole(deflated: Uint8Array, size: number): Uint8Array | undefined {
  try {
    // The library drops what does not fit.
    return inflateSync(deflated, { out: new Uint8Array(size + 1) });
  } catch {
    return undefined;
  }
}

function inflatePieces(deflated: Uint8Array, size: number, piece: number): Uint8Array | undefined {
  const room = new Uint8Array(size + 1);
  let length = 0;
  const stream = new Inflate((part) => {
    room.set(part.subarray(0, room.length - length), length);
    length = Math.min(length + part.length, room.length);
  });
  try {
    for (let at = 0; at < deflated.length && length <= size; at += piece) {
      stream.push(deflated.subarray(at, at + piece), at + piece >= deflated.length);
    }
  } catch {
    return undefined;
  }
  return room.subarray(0, length);
}
