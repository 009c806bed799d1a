/** Where Graphviz puts things: the numbers that pictures are made of. Its names are ours (`n0`, `e3`), so no text of a program gets into it. */

/** Lays out Graphviz text and gives the result as its format `json0`. */
export type LayOut = (dot: string) => string;

export interface Position {
  readonly x: number;
  readonly y: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Middles of nodes, by name; `y` grows downwards. */
  readonly nodes: ReadonlyMap<string, Position>;
  /** By `id` of the edge. */
  readonly edges: ReadonlyMap<string, Curve>;
}

/** A curve of cubic pieces: the first point, then three for each piece. */
export interface Curve {
  readonly points: readonly Position[];
  /** Where the arrow ends; the curve stops before it. */
  readonly tip?: Position;
  /** The middle of its label. */
  readonly label?: Position;
}

export function layoutOf(json: string): Layout {
  const read = JSON.parse(json) as GraphvizResult;
  const [, bottom = 0, right = 0, top = 0] = numbers(read.bb);
  const height = top - bottom;
  const place = (text: string): Position => {
    const [x = 0, y = 0] = numbers(text);
    return { x, y: height - y };
  };
  const nodes = new Map<string, Position>();
  for (const { name, pos } of read.objects ?? []) if (pos !== undefined) nodes.set(name, place(pos));
  const edges = new Map<string, Curve>();
  for (const { id, pos, lp } of read.edges ?? []) {
    if (id === undefined || pos === undefined) continue;
    const parts = pos.split(' ');
    const points = parts.filter((part) => /^[-\d]/.test(part)).map(place);
    // Edges that were laid out the other way around have their arrow at the start.
    const isReversed = parts.some((part) => part.startsWith('s,'));
    const tip = parts.find((part) => /^[es],/.test(part));
    edges.set(id, {
      points: isReversed ? points.toReversed() : points,
      ...(tip === undefined ? {} : { tip: place(tip.slice(2)) }),
      ...(lp === undefined ? {} : { label: place(lp) }),
    });
  }
  return { width: right, height, nodes, edges };
}

interface GraphvizResult {
  readonly bb: string;
  readonly objects?: readonly { readonly name: string; readonly pos?: string }[];
  readonly edges?: readonly { readonly id?: string; readonly pos?: string; readonly lp?: string }[];
}

function numbers(text: string): readonly number[] {
  return text.split(',').map(Number);
}
