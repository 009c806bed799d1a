/** Natives of the standard streams. */
import { nativesOf } from './define.js';

export const streamNatives = [
  ...nativesOf('espalier.StandardInput', {
    'read()I': (context) => context.readByte(),
    'available()I': (context) => context.bytesLeft(),
  }),
  ...nativesOf('espalier.StandardOutput', {
    'put(Ljava/lang/String;Z)V': (context, [text, error]) => {
      context.print(error === 1 ? 'err' : 'out', context.text(text));
      return undefined;
    },
  }),
];
