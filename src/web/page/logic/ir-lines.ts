/** Lines of the IR with the lines of the source that they come from. */
import type { IrAnswer } from '../../protocol.js';
import type { LinePlace } from './line-shapes.js';

export interface IrLine {
  readonly text: string;
  readonly source?: LinePlace;
}

export function irLines({ text, lines }: Pick<IrAnswer, 'text' | 'lines'>): readonly IrLine[] {
  const sources = new Map(lines.map(({ at, file, line }) => [at, { file, line }]));
  return text
    .replace(/\n$/, '')
    .split('\n')
    .map((line, index) => {
      const source = sources.get(index + 1);
      return source === undefined ? { text: line } : { text: line, source };
    });
}
