/** Finds code in a text however it is broken into lines: blanks do not count, nor do commas before a closing bracket. */

export interface Spot {
  readonly start: number;
  readonly end: number;
}

interface Squeezed {
  readonly text: string;
  /** Of each character of the squeezed text, where it stands in the whole. */
  readonly places: readonly number[];
}

function squeezed(whole: string): Squeezed {
  const places: number[] = [];
  for (let place = 0; place < whole.length; place++) {
    const character = whole[place] as string;
    if (/\s/.test(character)) continue;
    const last = places.at(-1);
    if (/[)\]}]/.test(character) && last !== undefined && whole[last] === ',') places.pop();
    places.push(place);
  }
  return { text: places.map((place) => whole[place]).join(''), places };
}

export function spotsOf(code: string, contents: string): readonly Spot[] {
  const sought = squeezed(code.replace(/,\s*$/, '')).text;
  if (sought === '') return [];
  const { text, places } = squeezed(contents);
  const endsInComma = /,\s*$/.test(code);
  const spots: Spot[] = [];
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
    const start = places[at] as number;
    const end = (places[at + sought.length - 1] as number) + 1;
    const comma = /^\s*,/.exec(contents.slice(end))?.[0].length;
    if (!endsInComma) spots.push({ start, end });
    else if (comma !== undefined) spots.push({ start, end: end + comma });
  }
  return spots;
}
