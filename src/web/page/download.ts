/** Pictures as files, with the colours that are seen. */
import { standaloneSvg } from '../../pictures/standalone.js';
import { pngOf } from '../pictures/png.js';
import { seenTheme } from './theme.js';

export function downloadSvg(svg: string, name: string): void {
  save(new Blob([standaloneSvg(svg, seenTheme())], { type: 'image/svg+xml' }), `${fileName(name)}.svg`);
}

export async function downloadPng(svg: string, name: string): Promise<void> {
  save(await pngOf(svg, seenTheme()), `${fileName(name)}.png`);
}

function fileName(name: string): string {
  return name.replace(/[^\w.-]+/g, '-');
}

function save(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
