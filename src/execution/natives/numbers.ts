/** Natives of the number boxes: text and bits. */
import { doubleText, floatText, isNumberText, readDouble, readFloat } from './decimal-text.js';
import { nativesOf, truth } from './define.js';
import { bitsOf, doubleOf } from './exact.js';

export const numberNatives = [
  ...nativesOf('java.lang.Integer', {
    'toString(I)Ljava/lang/String;': (context, [value]) => context.string(String(value)),
  }),
  ...nativesOf('java.lang.Long', {
    'toString(J)Ljava/lang/String;': (context, [value]) => context.string(String(value)),
  }),
  ...nativesOf('java.lang.Float', {
    'toString(F)Ljava/lang/String;': (context, [value]) => context.string(floatText(value as number)),
    'read(Ljava/lang/String;)F': (context, [text]) => readFloat(context.text(text)),
    'floatToRawIntBits(F)I': (_, [value]) => floatBits(value as number),
    'intBitsToFloat(I)F': (_, [bits]) => new Float32Array(new Int32Array([bits as number]).buffer)[0],
  }),
  ...nativesOf('java.lang.Double', {
    'toString(D)Ljava/lang/String;': (context, [value]) => context.string(doubleText(value as number)),
    'isNumber(Ljava/lang/String;)Z': (context, [text]) => truth(isNumberText(context.text(text))),
    'read(Ljava/lang/String;)D': (context, [text]) => readDouble(context.text(text)),
    'doubleToRawLongBits(D)J': (_, [value]) => bitsOf(value as number),
    'longBitsToDouble(J)D': (_, [bits]) => doubleOf(bits as bigint),
  }),
];

function floatBits(value: number): number {
  if (Number.isNaN(value)) return 0x7fc00000;
  return new Int32Array(new Float32Array([value]).buffer)[0] ?? 0;
}
