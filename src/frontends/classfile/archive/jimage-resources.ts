/**
 * The contents of a resource of a JDK image, decompressed where `jlink --compress` was used.
 *
 * A compressed resource is a stack of layers, each with a header that names its decompressor; the outermost comes first.
 */
import { CLASSFILE_BUDGETS } from '../budgets.js';
import type { RandomAccess } from '../class-path.js';
import { ClassFileProblem } from '../format/class-file.js';
import { adler32 } from './checksums.js';
import { restoreConstantPool } from './compact-constant-pool.js';
import { Inflater } from './inflate.js';
import type { ImageIndex, ImageLocation } from './jimage-index.js';

const LAYER = 0xcafefafa;
const LAYER_HEADER_SIZE = 29;
const MOST_LAYERS = CLASSFILE_BUDGETS['archive/jimage-resources'].mostLayers.most;
const MOST_BYTES = CLASSFILE_BUDGETS['archive/jimage-resources'].mostBytes.most;

export function readResource(access: RandomAccess, index: ImageIndex, location: ImageLocation): Uint8Array {
  const { offset, compressedSize, size } = location;
  checkSize(Math.max(compressedSize, size));
  let bytes = access.read(offset, compressedSize === 0 ? size : compressedSize);
  if (compressedSize === 0) return bytes;
  for (let layers = 0; hasLayer(bytes, index); layers++) {
    if (layers === MOST_LAYERS) throw new ClassFileProblem(`compressed more than ${MOST_LAYERS} times`, offset);
    bytes = removeLayer(bytes, index);
  }
  if (bytes.length !== size)
    throw new ClassFileProblem(`damaged: ${bytes.length} bytes where ${size} are announced`, offset);
  return bytes;
}

function checkSize(size: number): void {
  if (size > MOST_BYTES)
    throw new ClassFileProblem(`a resource of ${size} bytes, more than the ${MOST_BYTES} that are read`);
}

function hasLayer(bytes: Uint8Array, { littleEndian }: ImageIndex): boolean {
  return bytes.length >= LAYER_HEADER_SIZE && viewOf(bytes).getUint32(0, littleEndian) === LAYER;
}

/** Mark, sizes (eight bytes each), the decompressor's name and its settings as strings, whether it is the last layer. */
function removeLayer(bytes: Uint8Array, index: ImageIndex): Uint8Array {
  const header = viewOf(bytes);
  const compressedSize = Number(header.getBigUint64(4, index.littleEndian));
  const size = Number(header.getBigUint64(12, index.littleEndian));
  checkSize(size);
  if (LAYER_HEADER_SIZE + compressedSize > bytes.length)
    throw new ClassFileProblem('damaged: a layer goes beyond its resource');
  const content = bytes.subarray(LAYER_HEADER_SIZE, LAYER_HEADER_SIZE + compressedSize);
  const decompressor = index.text(header.getUint32(20, index.littleEndian));
  switch (decompressor) {
    case 'zip':
      return inflateZlib(content, size);
    case 'compact-cp':
      return restoreConstantPool(content, size, (offset) => index.stringBytes(offset));
    default:
      throw new ClassFileProblem(`compressed by ${decompressor.slice(0, 40)}, which is not supported`);
  }
}

/** RFC 1950: two bytes, a deflate stream, a checksum. */
function inflateZlib(stream: Uint8Array, size: number): Uint8Array {
  if (stream.length < 6 || ((stream[0] ?? 0) & 0x0f) !== 8 || ((stream[1] ?? 0) & 0x20) !== 0) {
    throw new ClassFileProblem('damaged: not a zlib stream');
  }
  const inflated = new Inflater().inflate(stream.subarray(2, stream.length - 4), size);
  if (adler32(inflated) !== viewOf(stream).getUint32(stream.length - 4, false)) {
    throw new ClassFileProblem('damaged: its checksum (Adler-32) differs');
  }
  return inflated;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
