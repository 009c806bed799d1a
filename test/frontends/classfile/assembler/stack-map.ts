/** Writes StackMapTable: each frame in the form that is asked for. */
import { ByteWriter } from './byte-writer.js';
import { offsetOf, type Target } from './labels.js';
import type { PoolBuilder } from './pool-builder.js';

export type FrameType =
  | 'top'
  | 'int'
  | 'float'
  | 'double'
  | 'long'
  | 'null'
  | 'uninitialised-this'
  /** Internal form. */
  | { readonly object: string }
  /** The place of the `new`. */
  | { readonly uninitialised: Target };

/** Locals count values, not slots. `extended` chooses the long form of a frame that has two. */
export type Frame =
  | { readonly kind: 'same'; readonly extended?: boolean }
  | { readonly kind: 'one-on-stack'; readonly stack: FrameType; readonly extended?: boolean }
  | { readonly kind: 'chop'; readonly count: 1 | 2 | 3 }
  | { readonly kind: 'append'; readonly locals: readonly FrameType[] }
  | { readonly kind: 'full'; readonly locals: readonly FrameType[]; readonly stack: readonly FrameType[] };

export function writeStackMap(
  pool: PoolBuilder,
  frames: readonly { readonly offset: number; readonly frame: Frame }[],
): Uint8Array {
  const writer = new ByteWriter();
  let previous = -1;
  writer.list(frames, ({ offset, frame }) => {
    writeFrame(writer, pool, frame, offset - previous - 1);
    previous = offset;
  });
  return writer.bytes();
}

function writeFrame(writer: ByteWriter, pool: PoolBuilder, frame: Frame, delta: number): void {
  const type = (value: FrameType): void => writeType(writer, pool, value);
  switch (frame.kind) {
    case 'same':
      if (frame.extended || delta > 63) writer.u1(251).u2(delta);
      else writer.u1(delta);
      break;
    case 'one-on-stack':
      if (frame.extended || delta > 63) writer.u1(247).u2(delta);
      else writer.u1(64 + delta);
      type(frame.stack);
      break;
    case 'chop':
      writer.u1(251 - frame.count).u2(delta);
      break;
    case 'append':
      writer.u1(251 + frame.locals.length).u2(delta);
      frame.locals.forEach(type);
      break;
    case 'full':
      writer.u1(255).u2(delta).list(frame.locals, type).list(frame.stack, type);
  }
}

const TAGS = ['top', 'int', 'float', 'double', 'long', 'null', 'uninitialised-this'] as const;

function writeType(writer: ByteWriter, pool: PoolBuilder, type: FrameType): void {
  if (typeof type === 'string') writer.u1(TAGS.indexOf(type));
  else if ('object' in type) writer.u1(7).u2(pool.class(type.object));
  else writer.u1(8).u2(offsetOf(type.uninitialised));
}
