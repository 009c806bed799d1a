/** A picture as PNG: the browser draws it on a canvas. */
import { sizeOf, standaloneSvg } from '../../pictures/standalone.js';
import type { ThemeName } from '../../pictures/themes.js';

/** Larger canvases are refused by some browsers. */
const MOST_PIXELS = 8192;

/** Twice as large as on the page, so that it can be printed. */
export async function pngOf(svg: string, theme: ThemeName, scale = 2): Promise<Blob> {
  const { width, height } = sizeOf(svg);
  const factor = Math.min(scale, MOST_PIXELS / Math.max(width, height, 1));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standaloneSvg(svg, theme))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * factor));
  canvas.height = Math.max(1, Math.round(height * factor));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser cannot draw pictures');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('the picture is too large')) : resolve(blob)),
      'image/png',
    );
  });
}
