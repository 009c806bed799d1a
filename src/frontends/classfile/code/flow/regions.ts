/** Which exception handlers guard an instruction: the code falls into regions with the same list of handlers. */
import { CLASSFILE_BUDGETS } from '../../budgets.js';
import type { Handler } from '../../format/class-file.js';
import { CodeProblem } from '../translation/translation.js';
import type { Listing } from './listing.js';

export interface Regions {
  /** The region of an offset; region 0 has no handlers. */
  regionOf(offset: number): number;
  /** In the order in which they are tried; those that none ever reaches are left out. */
  handlers(region: number): readonly Handler[];
}

const MOST_HANDLERS = CLASSFILE_BUDGETS['code/flow/regions'].mostHandlers.most;
const MOST_LISTED = CLASSFILE_BUDGETS['code/flow/regions'].mostListed.most;

/** `listing` is the plain one, before subroutines are inlined. Wrong ranges are problems. */
export function handlerRegions(listing: Listing, handlers: readonly Handler[]): Regions {
  if (handlers.length === 0) return { regionOf: () => 0, handlers: () => [] };
  if (handlers.length > MOST_HANDLERS) throw new CodeProblem(`more than ${MOST_HANDLERS} exception handlers`);
  const length = listing.bytes.length;
  const bounds = new Set<number>();
  for (const handler of handlers) {
    checkRange(listing, handler);
    bounds.add(handler.start);
    bounds.add(handler.end);
  }
  const regions = new Int32Array(length);
  const lists: (readonly Handler[])[] = [[]];
  const known = new Map<string, number>();
  let listed = 0;
  const sorted = [...bounds].sort((left, right) => left - right);
  sorted.forEach((start, index) => {
    const end = sorted[index + 1] ?? length;
    const { list, key } = activeAt(handlers, start);
    if (list.length === 0) return;
    let region = known.get(key);
    if (region === undefined) {
      region = lists.length;
      lists.push(list);
      listed += list.length;
      if (listed > MOST_LISTED) throw new CodeProblem('too many exception handlers within one another', start);
      known.set(key, region);
    }
    regions.fill(region, start, end);
  });
  return {
    regionOf: (offset) => regions[offset] ?? 0,
    handlers: (region) => lists[region] ?? [],
  };
}

function checkRange(listing: Listing, { start, end, handler }: Handler): void {
  const isStart = (offset: number): boolean => listing.handlerNode(0, offset) >= 0;
  const fits = start < end && end <= listing.bytes.length && isStart(start);
  if (!fits || (end < listing.bytes.length && !isStart(end))) {
    throw new CodeProblem(`an exception handler for ${start} to ${end}`, start);
  }
  if (!isStart(handler))
    throw new CodeProblem(`an exception handler at ${handler}, where no instruction starts`, start);
}

function activeAt(handlers: readonly Handler[], offset: number): { list: readonly Handler[]; key: string } {
  const list: Handler[] = [];
  const types = new Set<string>();
  let key = '';
  for (const [index, handler] of handlers.entries()) {
    if (handler.start > offset || handler.end <= offset) continue;
    const { type } = handler;
    if (type !== undefined && types.has(type)) continue;
    list.push(handler);
    key += `${index} `;
    if (type === undefined || type === 'java.lang.Throwable') break;
    types.add(type);
  }
  return { list, key };
}
