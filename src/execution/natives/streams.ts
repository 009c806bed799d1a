/** Natives of the standard streams. */
import { nativesOf } from './define.js';

export const streamNatives = [
  ...nativesOf('espalier.StandardInput', {
    'read()I': (context) => context.readByte(),
    'available()I': (context) => context.bytesLeft(),
  }),
  ...nativesOf('espalier.StandardOutput', {
    'put(Ljava/lang/String;Z)V': (context, [text, error]) => {
      context.print(error === 1 ? 'err' : 'out', encodable(context.text(text)));
      return undefined;
    },
  }),
];

/**
 * Half of a surrogate pair is printed as a question mark. At the ends it is left alone: the other half may be printed
 * just before or after.
 */
function encodable(text: string): string {
  if (!/[\ud800-\udfff]/.test(text)) return text;
  return text.replace(/\p{Surrogate}/gu, (half, at: number) => {
    const low = half >= '\udc00';
    return at === (low ? 0 : text.length - 1) ? half : '?';
  });
}
