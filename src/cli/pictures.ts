/** Drawings to SVG, by Graphviz in wasm; loaded only when a picture is wanted. */

export async function svgOf(dot: string): Promise<string> {
  return (await svgRenderer())(dot);
}

/** For many pictures. */
export async function svgRenderer(): Promise<(dot: string) => string> {
  const { instance } = await import('@viz-js/viz');
  const viz = await instance();
  return (dot) => viz.renderString(dot, { format: 'svg', engine: 'dot' });
}
