/** A picture of a page as a file of its own: colours and font are in it. */
import { fixedStyle, THEMES, type ThemeName } from './themes.js';

/** `svg` is one that this project has drawn. */
export function standaloneSvg(svg: string, theme: ThemeName): string {
  const end = svg.indexOf('>');
  const [x = '0', y = '0', width = '0', height = '0'] =
    /\bviewBox="([^"]*)"/.exec(svg.slice(0, end))?.[1]?.split(' ') ?? [];
  const paper = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${THEMES[theme].paper}"/>`;
  const style = `<style>\n${fixedStyle(theme)}\n</style>`;
  const inside = svg.slice(end + 1).replaceAll(' tabindex="0"', '');
  return `<?xml version="1.0" encoding="UTF-8"?>\n${svg.slice(0, end + 1)}${style}${paper}${inside}\n`;
}

/** In pixels. */
export function sizeOf(svg: string): { readonly width: number; readonly height: number } {
  const head = svg.slice(svg.indexOf('<svg'), svg.indexOf('>', svg.indexOf('<svg')));
  const size = (name: string): number => Number(new RegExp(`\\b${name}="([\\d.]+)`).exec(head)?.[1] ?? 0);
  return { width: size('width'), height: size('height') };
}
