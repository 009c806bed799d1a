/** Makes a failing program smaller, line by line, as long as it fails. */
export async function shrink(text: string, fails: (text: string) => Promise<boolean>, tries = 400): Promise<string> {
  let lines = text.split('\n');
  let left = tries;
  for (let size = Math.max(1, lines.length >> 1); size >= 1 && left > 0; ) {
    let isSmaller = false;
    for (let start = 0; start + size <= lines.length && left > 0; start++) {
      const fewer = [...lines.slice(0, start), ...lines.slice(start + size)];
      if (!isBalanced(lines.slice(start, start + size))) continue;
      left--;
      if (await fails(fewer.join('\n'))) {
        lines = fewer;
        isSmaller = true;
        start--;
      }
    }
    if (!isSmaller || size > 4) size = size > 1 ? size >> 1 : isSmaller ? 1 : 0;
  }
  return lines.join('\n');
}

/** What opens in the lines closes in them. */
function isBalanced(lines: readonly string[]): boolean {
  let depth = 0;
  for (const character of lines.join('')) {
    if (character === '{') depth++;
    else if (character === '}' && --depth < 0) return false;
  }
  return depth === 0;
}
