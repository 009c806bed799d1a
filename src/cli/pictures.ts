/** Drawings to SVG, by Graphviz in wasm; loaded only when a picture is wanted. */

export async function svgOf(dot: string): Promise<string> {
  const { instance } = await import('@viz-js/viz');
  const viz = await instance();
  return viz.renderString(dot, { format: 'svg', engine: 'dot' });
}
