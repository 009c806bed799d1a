/**
 * One file with everything that the analyzer reads besides programs: models, components, specifications, examples.
 *
 * It is gzip over (`scripts/pack-library.js` writes it): the length of the index (four bytes, the least significant first), the index, the texts in UTF-8, one after
 * the other. The index is JSON: `[path, bytes]` for each text, in their order. Texts are decoded when they are asked for.
 */

export interface Pack {
  /** All paths, in order: `models/java/util/ArrayList.java`. */
  readonly paths: readonly string[];
  text(path: string): string | undefined;
}

const LENGTH_BYTES = 4;

/** Fails where the bytes are no such file. */
export async function openPack(packed: Uint8Array<ArrayBuffer>): Promise<Pack> {
  // The browser's own is ready at once; one in JavaScript would have to warm up first.
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  const content = new Uint8Array(await new Response(unpacked).arrayBuffer());
  const decoder = new TextDecoder();
  const length = new DataView(content.buffer, content.byteOffset, content.byteLength).getUint32(0, true);
  const index: unknown = JSON.parse(decoder.decode(content.subarray(LENGTH_BYTES, LENGTH_BYTES + length)));
  if (!Array.isArray(index)) throw new Error('no index in the library');
  const places = new Map<string, { readonly start: number; readonly end: number }>();
  let at = LENGTH_BYTES + length;
  for (const [path, bytes] of index as readonly (readonly [string, number])[]) {
    places.set(path, { start: at, end: at + bytes });
    at += bytes;
  }
  if (at !== content.length) throw new Error('the library is incomplete');
  return {
    paths: [...places.keys()],
    text: (path) => {
      const place = places.get(path);
      return place === undefined ? undefined : decoder.decode(content.subarray(place.start, place.end));
    },
  };
}
