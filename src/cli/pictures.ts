/** Drawings to SVG, by Graphviz in wasm; loaded only when a picture is wanted. */

export async function svgOf(dot: string): Promise<string> {
  return (await svgRenderer())(dot);
}

/** For many pictures. */
export function svgRenderer(): Promise<(dot: string) => string> {
  return renderer('svg');
}

/** Only where things are: the project draws them itself. */
export function layOutRenderer(): Promise<(dot: string) => string> {
  return renderer('json0');
}

async function renderer(format: 'svg' | 'json0'): Promise<(dot: string) => string> {
  const { instance } = await import('@viz-js/viz');
  const viz = await instance();
  return (dot) => viz.renderString(dot, { format, engine: 'dot' });
}
