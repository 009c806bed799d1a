/** Natives of java.lang.Object. */
import type { Reference } from '../memory/values.js';
import { nativesOf } from './define.js';

export const objectNatives = nativesOf('java.lang.Object', {
  'getClass()Ljava/lang/Class;': (context, [self]) => context.classObject(context.typeOf(self as Reference)),
  'copy()Ljava/lang/Object;': (context, [self]) => context.copy(self as Reference),
});
