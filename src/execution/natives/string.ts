/** Natives of java.lang.String. The Java code that calls them has checked indices and nulls. */
import { arrayIn, nativesOf, truth } from './define.js';

/** Longer argument lists than this could overflow the JavaScript stack. */
const CHUNK = 4096;

export const stringNatives = nativesOf('java.lang.String', {
  'become(Ljava/lang/String;)V': (context, [self, other]) => {
    context.setText(self, context.text(other));
    return undefined;
  },
  'length()I': (context, [self]) => context.text(self).length,
  'character(I)C': (context, [self, index]) => context.text(self).charCodeAt(index as number),
  'copyInto(II[CI)V': (context, [self, begin, end, target, at]) => {
    const text = context.text(self);
    const array = arrayIn(target);
    context.touch(array);
    for (let index = begin as number; index < (end as number); index++) {
      array.elements[(at as number) + index - (begin as number)] = text.charCodeAt(index);
    }
    return undefined;
  },
  'sameText(Ljava/lang/String;)Z': (context, [self, other]) => truth(context.text(self) === context.text(other)),
  'compareText(Ljava/lang/String;)I': (context, [self, other]) => compare(context.text(self), context.text(other)),
  'matchesAt(ILjava/lang/String;)Z': (context, [self, offset, part]) =>
    truth(context.text(self).startsWith(context.text(part), offset as number)),
  'hashCode()I': (context, [self]) => hash(context.text(self)),
  'find(Ljava/lang/String;I)I': (context, [self, part, from]) =>
    context.text(self).indexOf(context.text(part), from as number),
  'findLast(Ljava/lang/String;I)I': (context, [self, part, from]) =>
    context.text(self).lastIndexOf(context.text(part), from as number),
  'part(II)Ljava/lang/String;': (context, [self, begin, end]) =>
    context.string(context.text(self).slice(begin as number, end as number)),
  'replaceText(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;': (context, [self, old, replacement]) => {
    const text = context.text(replacement);
    // A function, since a replacement string may contain patterns such as `$&`.
    return context.string(context.text(self).replaceAll(context.text(old), () => text));
  },
  'lowerText()Ljava/lang/String;': (context, [self]) => context.string(context.text(self).toLowerCase()),
  'upperText()Ljava/lang/String;': (context, [self]) => context.string(context.text(self).toUpperCase()),
  'ofCharacters([CII)Ljava/lang/String;': (context, [array, offset, count]) => {
    const units = arrayIn(array).elements as Uint16Array;
    const end = (offset as number) + (count as number);
    let text = '';
    for (let start = offset as number; start < end; start += CHUNK) {
      text += String.fromCharCode(...units.subarray(start, Math.min(start + CHUNK, end)));
    }
    return context.string(text);
  },
  'valueOf(C)Ljava/lang/String;': (context, [unit]) => context.string(String.fromCharCode(unit as number)),
  'intern()Ljava/lang/String;': (context, [self]) => context.intern(context.text(self)),
  'repeatText(I)Ljava/lang/String;': (context, [self, count]) =>
    context.string(context.text(self).repeat(count as number)),
});

/** The difference of the first units that differ, or of the lengths. */
function compare(left: string, right: string): number {
  const shared = Math.min(left.length, right.length);
  for (let index = 0; index < shared; index++) {
    const difference = left.charCodeAt(index) - right.charCodeAt(index);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

function hash(text: string): number {
  let result = 0;
  for (let index = 0; index < text.length; index++) result = (Math.imul(31, result) + text.charCodeAt(index)) | 0;
  return result;
}
