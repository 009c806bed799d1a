/** Texts in pictures: how wide they are, and what of them is shown. All are set in a font whose letters are equally wide. */

export const FONT_SIZE = 12;
/** Of the widest of the fonts that pages use. */
const LETTER = FONT_SIZE * 0.605;
/** Longer texts are cut: the whole is told where one points at it. */
export const MOST_LETTERS = 32;

/** What can stand in a picture: control characters and halves of characters cannot, nor can what turns the direction of writing around. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu, '\ufffd');
}

/** The start and the end of a long text: names that start alike often end differently. */
export function shortened(text: string, most = MOST_LETTERS): string {
  const letters = [...printable(text)];
  if (letters.length <= most) return letters.join('');
  const end = Math.floor((most - 1) / 3);
  return [...letters.slice(0, most - 1 - end), '…', ...letters.slice(-end)].join('');
}

/** In pixels, rounded up. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) width += isWide(letter) ? 2 * LETTER : LETTER;
  return Math.ceil(width);
}

/** Scripts of East Asia, and pictures. */
function isWide(letter: string): boolean {
  return /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.test(
    letter,
  );
}

/** For text and attributes of SVG. */
export function escaped(text: string): string {
  return printable(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
