/** Natives of java.lang.Throwable: the frames captured when an exception was made are its payload. */

import type { Value } from '../memory/values.js';
import type { StackElement } from '../stack-trace.js';
import { nativesOf, objectIn } from './define.js';

const framesOf = (self: Value | undefined): readonly StackElement[] =>
  (objectIn(self).payload as readonly StackElement[] | undefined) ?? [];

const frameOf = (self: Value | undefined, index: Value | undefined): StackElement | undefined =>
  framesOf(self)[index as number];

export const throwableNatives = nativesOf('java.lang.Throwable', {
  'captureStackTrace()V': (context, [self]) => {
    const exception = objectIn(self);
    context.touch(exception);
    exception.payload = context.stack(exception);
    return undefined;
  },
  'capturedDepth()I': (_, [self]) => framesOf(self).length,
  'capturedClass(I)Ljava/lang/String;': (context, [self, index]) => context.string(frameOf(self, index)?.type ?? ''),
  'capturedMethod(I)Ljava/lang/String;': (context, [self, index]) => context.string(frameOf(self, index)?.method ?? ''),
  'capturedFile(I)Ljava/lang/String;': (context, [self, index]) => {
    const file = frameOf(self, index)?.file ?? '';
    return file === '' ? null : context.string(file);
  },
  'capturedLine(I)I': (_, [self, index]) => frameOf(self, index)?.line || -1,
});
