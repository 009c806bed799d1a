/** States as text for people: `head={recent#1} recent#1.next={null, older#1}`. */
import type { Code } from '../../../engine/code.js';
import { INNER_SITE, type Region } from './regions/regions.js';
import type { Contents, State } from './state/state.js';
import type { Tables } from './state/tables.js';
import { ASSUMED_NULL, type Value } from './state/values.js';

export function showRegion(tables: Tables, region: Region): string {
  const kind = tables.kindOf(region);
  switch (kind.kind) {
    case 'allocated': {
      const inner = Math.floor(kind.site / INNER_SITE);
      const site = `#${kind.site % INNER_SITE}${inner === 0 ? '' : `.${inner}`}`;
      const age = tables.tellsRecent ? kind.age : 'site';
      return `${kind.era === 'entry' ? 'entry-' : ''}${age}${site}`;
    }
    case 'parameter':
      return `parameter#${kind.index}`;
    case 'parameter-field':
      return `parameter#${kind.index}.${tables.nameOfField(kind.field)}`;
    case 'met':
      return `met#${kind.edge}`;
    case 'constant':
      return kind.type.slice(kind.type.lastIndexOf('.') + 1);
    default:
      return kind.kind;
  }
}

export function showValue(tables: Tables, value: Value): string {
  if (value.kind === 'number') {
    const { lower, upper } = value;
    if (lower > upper) return 'nothing';
    return lower === upper ? String(lower) : `[${bound(lower)},${bound(upper)}]`;
  }
  const parts = value.targets.map((target) => showRegion(tables, target));
  if (value.nulls !== 0) parts.unshift(value.nulls === ASSUMED_NULL ? 'null?' : 'null');
  return `{${parts.join(', ')}}`;
}

function bound(value: number): string {
  return Number.isFinite(value) ? String(value) : value < 0 ? '-∞' : '∞';
}

export function showState(tables: Tables, state: State, code?: Code): string {
  const parts: string[] = [];
  const { variables = [] } = code?.body ?? {};
  for (const [index, value] of state.variables) {
    const name = variables[index]?.name ?? (code === undefined ? `v${index}` : 'result');
    parts.push(`${name}=${showValue(tables, value)}`);
  }
  for (const [path, value] of state.paths) {
    const variable = tables.pathVariable(path);
    const name = variables[variable]?.name ?? `v${variable}`;
    parts.push(`${name}.${tables.nameOfField(tables.pathField(path))}=${showValue(tables, value)}`);
  }
  for (const [region, contents] of state.heap) parts.push(...showContents(tables, region, contents));
  if (state.fromMain) parts.push('from main');
  if (state.initialised.length > 0) parts.push(`initialised: ${showClasses(tables, state.initialised)}`);
  if (state.perhapsInitialised.length > 0) {
    parts.push(`perhaps initialised: ${showClasses(tables, state.perhapsInitialised)}`);
  }
  return parts.join(' ');
}

function showClasses(tables: Tables, numbers: readonly number[]): string {
  return numbers.map((each) => tables.className(each)).join(', ');
}

function showContents(tables: Tables, region: Region, contents: Contents): readonly string[] {
  const name = showRegion(tables, region);
  const about: string[] = [contents.count];
  if (contents.type !== undefined) about.push(`${contents.type}${contents.exact ? '' : '+'}`);
  if (contents.escaped) about.push('escaped');
  if (contents.stirred) about.push('stirred');
  else if (contents.opaque) about.push('opaque');
  if (contents.length !== undefined) about.push(`length ${showValue(tables, contents.length)}`);
  if (contents.filled > 0) about.push(`filled ${contents.filled}`);
  const parts = [`${name}:${about.join(' ')}`];
  for (const [field, value] of contents.cells) {
    parts.push(`${name}.${tables.nameOfField(field)}=${showValue(tables, value)}`);
  }
  return parts;
}
