/** What bounds the work, as a table that can be read and searched. */
import type { Budget, RoomBudgets } from '../base/budgets.js';

const NUMBER = 14;

/** `factor`: that of `--budget`; numbers that it multiplies are marked. */
export function budgetsText(rooms: readonly RoomBudgets[], factor: number): string {
  const lines = rooms.flatMap(({ room, budgets }) => [
    room,
    ...Object.entries(budgets).flatMap(([file, named]) =>
      Object.entries(named).map(([name, budget]) => lineOf(`${file}.${name}`, budget, factor)),
    ),
    '',
  ]);
  return `${lines.join('\n')}* scales with --budget\n`;
}

function lineOf(name: string, { most, of, scales = false }: Budget, factor: number): string {
  const number = (scales ? Math.ceil(most * factor) : most).toLocaleString('en-US');
  return `${number.padStart(NUMBER)}${scales ? '*' : ' '} ${name}: ${of}`;
}
