/** All native methods of the library models, by owner, name and descriptor: `java.lang.String.length()I`. */
import type { NativeMethod } from '../native-context.js';
import { bigIntegerNatives } from './big-integer.js';
import { characterNatives } from './character.js';
import { classNatives } from './class.js';
import { encodingNatives } from './encoding.js';
import { mathNatives } from './math.js';
import { numberNatives } from './numbers.js';
import { objectNatives } from './object.js';
import { streamNatives } from './streams.js';
import { stringNatives } from './string.js';
import { systemNatives } from './system.js';
import { throwableNatives } from './throwable.js';

export const NATIVES: ReadonlyMap<string, NativeMethod> = new Map([
  ...objectNatives,
  ...classNatives,
  ...stringNatives,
  ...characterNatives,
  ...numberNatives,
  ...mathNatives,
  ...bigIntegerNatives,
  ...throwableNatives,
  ...systemNatives,
  ...streamNatives,
  ...encodingNatives,
]);
