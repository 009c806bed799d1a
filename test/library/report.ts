/** What a trial of records showed, as lines to print. */
import type { Trial } from './harness.js';
import { factsOf, type Task } from './tasks.js';

export function report(tasks: readonly Task[], trial: Trial): readonly string[] {
  const lines: string[] = [];
  for (const { task, kind, seen, call } of trial.differences) {
    lines.push(`${task.class}.${task.key}: ${kind}: ${seen} [${call}]`);
  }
  for (const wrong of trial.wrong) lines.push(`names nothing: ${wrong}`);
  for (const { task, why } of trial.untried) lines.push(`not tried: ${task.class}.${task.key} (${why})`);
  for (const task of trial.unseen) lines.push(`never called back: ${task.class}.${task.key}`);
  let made = 0;
  let returned = 0;
  let hung = 0;
  for (const count of trial.calls.values()) {
    made += count.made;
    returned += count.returned;
    hung += count.hung;
  }
  const neverReturned = [...trial.calls].filter(([, count]) => count.returned === 0);
  for (const [task] of neverReturned) lines.push(`only failing calls: ${task.class}.${task.key}`);
  lines.push(
    `${tasks.length} methods with facts, ${tasks.reduce((sum, { record }) => sum + factsOf(record), 0)} facts, ` +
      `${made} calls made (${returned} returned, ${hung} given up), ${trial.untried.length} methods not tried, ` +
      `${trial.differences.length + trial.wrong.length} differences`,
  );
  return lines;
}
