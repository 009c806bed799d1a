/** From the code of a method to a body of the IR. The stages are told in order; each has a file of its own. */
import type { Body } from '../../../../ir/body.js';
import { BodyBuilder } from '../../../../ir/builder.js';
import type { Variable } from '../../../../ir/instructions.js';
import { Flag, hasFlag } from '../../../../ir/program.js';
import type { Code } from '../../format/class-file.js';
import { findBlocks } from '../flow/blocks.js';
import { Effort } from '../flow/effort.js';
import { findFinallyCopies } from '../flow/finally-copies.js';
import { lineSpans } from '../flow/lines.js';
import { type Listing, readListing } from '../flow/listing.js';
import { slotLiveness, slotRead, slotWritten } from '../flow/liveness.js';
import { handlerRegions } from '../flow/regions.js';
import { inlineSubroutines } from '../flow/subroutines.js';
import { findWebs } from '../flow/webs.js';
import { Members } from '../members.js';
import { unbalancedMonitors } from '../monitors/monitor-balance.js';
import { UncertainMonitor } from '../monitors/monitors.js';
import { MAY_THROW, Op } from '../opcodes.js';
import { ValueTypes } from '../typing/value-types.js';
import { BlockTranslation } from './block-translation.js';
import { type CodeContext, CodeProblem, type TranslateCode } from './translation.js';
import { TranslationState } from './translation-state.js';
import { type Parameter, planVariables, Variables } from './variables.js';

export const translateCode: TranslateCode = (context) => {
  try {
    return translate(context, MAY_THROW);
  } catch (error) {
    if (!(error instanceof UncertainMonitor)) throw error;
    const throws = Uint8Array.from(MAY_THROW);
    throws[Op.MONITOREXIT] = 1;
    return translate(context, throws);
  }
};

function translate(context: CodeContext, throws: Uint8Array): Body {
  const { file, method, hierarchy } = context;
  const { code } = method;
  if (code === undefined) throw new CodeProblem('the method has no code');
  const plain = readListing(code.bytes);
  const regions = handlerRegions(plain, code.handlers);
  const listing = plain.hasSubroutines ? inlineSubroutines(plain, regions) : plain;
  const copies = plain.hasSubroutines ? undefined : findFinallyCopies(plain, code.handlers);
  const slots = checkSlots(listing, code.maxLocals);
  const members = new Members(hierarchy, file, method.name);
  const { parameters: types, result } = members.typesOf(method.descriptor);
  const hasReceiver = !hasFlag(method, Flag.STATIC);
  const parameters = parametersOf(context, types, hasReceiver ? 'instance' : 'static');
  const used = Math.max(slots, ...parameters.map(({ slot }) => slot + 1));

  const effort = new Effort();
  const blocks = findBlocks(listing, regions, throws, effort);
  const unbalanced = unbalancedMonitors(listing, blocks, throws);
  if (unbalanced.size > 0 && throws[Op.RETURN] === 0) {
    const more = Uint8Array.from(throws).fill(1, Op.IRETURN, Op.RETURN + 1);
    more[Op.MONITOREXIT] = 1;
    return translate(context, more);
  }
  const liveness = slotLiveness(listing, blocks, throws, used, effort);
  const parameterSlots = parameters.map(({ slot }) => slot);
  const webs = findWebs(listing, blocks, liveness, throws, { slots: used, parameterSlots, effort });
  const values = new ValueTypes(hierarchy);
  const plan = planVariables({
    listing,
    webs,
    types: values,
    hierarchy,
    parameters,
    hasReceiver,
    table: code.localVariables,
    copies,
    typing: { listing, blocks, webs, types: values, pool: file.pool, members, result, maxStack: code.maxStack, effort },
  });

  const builder = new BodyBuilder();
  const declared = parameters.map(({ name, type, slot }): Variable => {
    const isNamed = slot + (hasReceiver ? 0 : 1) > 0 && tells(code.localVariables, name, slot);
    return isNamed ? builder.parameter(name, type, slot) : builder.parameter(name, type);
  });
  const state = new TranslationState({
    context,
    builder,
    listing,
    blocks,
    webs,
    liveness,
    plan,
    variables: new Variables(builder, plan, webs, declared),
    members,
    result,
    receiver: hasReceiver ? declared[0] : undefined,
    effort,
    unbalanced,
    exitsAreChecked: throws[Op.MONITOREXIT] === 1,
    spanOf: lineSpans(context.sourceName, code.lines, listing, copies),
  });
  new BlockTranslation(state).run();
  for (const { from, to, instruction, span, exceptional } of state.edges) {
    builder.edge(from, to, instruction, span, exceptional);
  }
  return builder.finish();
}

/** Whether the class file has the parameter's name for those who debug, and for the machine's messages. */
function tells(table: Code['localVariables'], name: string, slot: number): boolean {
  return table.some((entry) => entry.slot === slot && entry.start === 0 && entry.name === name);
}

function parametersOf(
  context: CodeContext,
  types: readonly string[],
  kind: 'instance' | 'static',
): readonly Parameter[] {
  const parameters: Parameter[] = [];
  let slot = 0;
  if (kind === 'instance') {
    parameters.push({ name: 'this', type: context.file.name, slot });
    slot++;
  }
  types.forEach((type, index) => {
    parameters.push({ name: context.parameterNames[index] ?? `parameter${index}`, type, slot });
    slot += type === 'long' || type === 'double' ? 2 : 1;
  });
  if (slot > (context.method.code?.maxLocals ?? 0)) throw new CodeProblem('the parameters need more local variables');
  return parameters;
}

/** All slots are within the method's; gives how many are used. */
function checkSlots(listing: Listing, maxLocals: number): number {
  let used = 0;
  for (let node = 0; node < listing.count; node++) {
    const slot = Math.max(slotRead(listing, node), slotWritten(listing, node));
    if (slot < 0) continue;
    const code = listing.opcode[node] as number;
    const isWide = code === 22 || code === 24 || code === Op.LSTORE || code === Op.DSTORE;
    if (slot + (isWide ? 2 : 1) > maxLocals) {
      throw new CodeProblem(`there is no local variable ${slot}`, listing.offset[node]);
    }
    if (slot >= used) used = slot + 1;
  }
  return used;
}
