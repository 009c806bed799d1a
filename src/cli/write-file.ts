/** Writes a file as a whole: whoever reads it, or interrupts us, never sees half of it. */
import { randomBytes } from 'node:crypto';
import { lstatSync, renameSync, rmSync, writeFileSync } from 'node:fs';

export function writeWhole(file: string, text: string): void {
  const there = lstatSync(file, { throwIfNoEntry: false });
  // A pipe or a device is written to, not replaced; and what a link leads to stays where it is.
  if (there !== undefined && !there.isFile()) {
    writeFileSync(file, text);
    return;
  }
  const temporary = `${file}.${process.pid}-${randomBytes(4).toString('hex')}.new`;
  try {
    writeFileSync(temporary, text, there === undefined ? {} : { mode: there.mode });
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
