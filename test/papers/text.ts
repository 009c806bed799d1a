/** `docs/papers.md`: each paper's README, then the figures that are computed again, each row beside the printed one. */
import { readFileSync } from 'node:fs';
import type { Compared, ComparedRow, Paper } from './compared.js';

export async function papersText(papers: readonly Paper[]): Promise<string> {
  const parts = [HEAD];
  for (const paper of papers) parts.push(paperText(paper, await paper.compared()));
  return parts.join('\n');
}

const HEAD = `# Figures of the papers, printed and computed

\`npm run papers\` prints this page, and a test compares them. The notes on figures, slips and deviations are those of \`test/papers\`, where the figures were
transcribed by hand. Under "computed again" the command runs the analyses and puts what they find beside what is printed. A row with
a \`≠\` differs; the notes say why.
`;

function paperText({ folder, pages }: Paper, compared: readonly Compared[]): string {
  const readme = readFileSync(`test/papers/${folder}/README.md`, 'utf8');
  const links = pages.map((page) => `[${page.replace('.md', '')}](${page})`).join(', ');
  const title = /^# (.*)$/m.exec(readme)?.[1] ?? folder;
  const notes = readme.replace(/^# .*\n/, '').replaceAll(/^(#+) /gm, '$1# ');
  const figures = compared.map(figureText).join('\n');
  return `## ${title}\n\nUsed by ${links}; sources in \`test/papers/${folder}\`.\n${notes}\n### Computed again\n\n${figures}`;
}

export function figureText({ figure, rows, note }: Compared): string {
  const isNamed = rows.some(({ what }) => what !== '');
  const head = isNamed
    ? '| | what | printed | computed now |\n| --- | --- | --- | --- |\n'
    : '| | printed | computed now |\n| --- | --- | --- |\n';
  const lines = rows.map((each) => {
    const cells = [isNamed ? each.what : undefined, code(each.printed), code(each.computed)];
    return `| ${isSame(each) ? '=' : '≠'} | ${cells.filter((cell) => cell !== undefined).join(' | ')} |\n`;
  });
  const same = rows.filter(isSame).length;
  const count = `${same} of ${rows.length} rows agree.`;
  return `**${figure}.** ${count}${note === undefined ? '' : ` ${note}`}\n\n${head}${lines.join('')}`;
}

function isSame({ printed, computed }: ComparedRow): boolean {
  return printed === computed;
}

/** Bars would end the cell. */
function code(text: string): string {
  return text === '' ? '' : `\`${text.replaceAll(' | ', '; ').replaceAll('|', '\\|')}\``;
}
