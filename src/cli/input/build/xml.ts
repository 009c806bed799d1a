/**
 * The XML of build files: elements, attributes and text. No package that the tool ships with reads XML, and these files need neither
 * namespaces nor entities of their own, so that a page of code does. What is malformed is read as far as it goes.
 */
export interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly Element[];
  /** Without that of the children, trimmed. */
  readonly text: string;
}

interface Open {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: Element[];
  text: string;
}

const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<![^>]*>|<(\/?)([\w:.-]+)((?:"[^"]*"|'[^']*'|[^>"'])*)>|[^<]+|</g;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** The outermost element; undefined where there is none. */
export function parseXml(text: string): Element | undefined {
  const root: Open = { name: '', attributes: new Map(), children: [], text: '' };
  const open: Open[] = [root];
  const top = (): Open => open.at(-1) ?? root;
  const close = (): void => {
    const last = open.pop();
    if (last !== undefined) top().children.push({ ...last, text: last.text.trim() });
  };
  for (const [token, verbatim, slash, name, rest = ''] of text.matchAll(TOKEN)) {
    if (verbatim !== undefined) top().text += verbatim;
    else if (name === undefined) {
      if (!token.startsWith('<')) top().text += decoded(token);
    } else if (slash === '/') {
      // What was left open ends with what stands around it; an end without a start is none.
      if (!open.some((each) => each.name === name)) continue;
      while (open.length > 1 && top().name !== name) close();
      close();
    } else {
      open.push({ name, attributes: attributesOf(rest), children: [], text: '' });
      if (rest.endsWith('/')) close();
    }
  }
  while (open.length > 1) close();
  return root.children[0];
}

export function childOf(element: Element | undefined, name: string): Element | undefined {
  return element?.children.find((child) => child.name === name);
}

export function childrenOf(element: Element | undefined, name: string): readonly Element[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

/** The text of a child; undefined where it is missing or empty. */
export function textOf(element: Element | undefined, name: string): string | undefined {
  const text = childOf(element, name)?.text;
  return text === '' ? undefined : text;
}

function attributesOf(text: string): ReadonlyMap<string, string> {
  return new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [name, decoded(double ?? single ?? '')]),
  );
}

function decoded(text: string): string {
  return text.replace(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
