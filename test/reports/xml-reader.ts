/** A strict reader of the XML that reports write: throws where it is not well-formed. No name spaces, no declarations but the first. */

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const TAG = /<(\/?)([A-Za-z][\w.-]*)((?:\s+[\w.-]+="[^"<]*")*)\s*(\/?)>/y;

export function readXml(text: string): XmlElement {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/u.test(text))
    throw new Error('a character that XML has not');
  let at = /^<\?xml version="1.0" encoding="UTF-8"\?>\n/.exec(text)?.[0].length ?? 0;
  const stack: { name: string; attributes: Record<string, string>; children: XmlElement[]; text: string }[] = [];
  let root: XmlElement | undefined;
  while (at < text.length) {
    const open = text.indexOf('<', at);
    const between = text.slice(at, open < 0 ? text.length : open);
    const top = stack.at(-1);
    if (top !== undefined) top.text += unescaped(between);
    else if (between.trim() !== '') throw new Error(`text outside: ${between}`);
    if (open < 0) break;
    TAG.lastIndex = open;
    const tag = TAG.exec(text);
    if (tag === null) throw new Error(`no tag: ${text.slice(open, open + 60)}`);
    at = open + tag[0].length;
    const [, end, name = '', list = '', empty] = tag;
    if (end === '/') {
      const done = stack.pop();
      if (done === undefined || done.name !== name) throw new Error(`</${name}> closes ${done?.name}`);
      if (stack.length === 0) root = done;
      continue;
    }
    if (root !== undefined) throw new Error('a second root');
    const element = { name, attributes: attributesOf(list), children: [], text: '' };
    top?.children.push(element);
    if (empty !== '/') stack.push(element);
    else if (top === undefined) root = element;
  }
  if (root === undefined || stack.length > 0) throw new Error('not closed');
  return root;
}

function attributesOf(list: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name = '', value = ''] of list.matchAll(/([\w.-]+)="([^"]*)"/g)) {
    if (name in found) throw new Error(`${name} twice`);
    found[name] = unescaped(value);
  }
  return found;
}

function unescaped(text: string): string {
  return text.replace(/&([^;]*);?/g, (all, name: string) => {
    const known = /^#\d+$/.test(name) ? String.fromCodePoint(Number(name.slice(1))) : ENTITIES[name];
    if (known === undefined || !all.endsWith(';')) throw new Error(`${all} is no entity`);
    return known;
  });
}
