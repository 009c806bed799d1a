/** Calls over a sketch: the protocol's own code is entered, other code is known by its effects. */
import { symbolOf } from '../../../domains/heap/sketch/expressions.js';
import { construct, escapeValue, imagine } from '../../../domains/heap/sketch/heap.js';
import type { Sketch } from '../../../domains/heap/sketch/state.js';
import {
  anyOf,
  isEmptyValue,
  joinedValue,
  type NodeNumber,
  nodeValue,
  OTHER_VALUE,
  range,
  type SymbolNumber,
  UNSET,
} from '../../../domains/heap/sketch/values.js';
import type { CallInstruction } from '../../../engine/code.js';
import type { Edge } from '../../../ir/body.js';
import type { Operand } from '../../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { type ClassName, isReference } from '../../../ir/types.js';
import { ProtocolFacts, RECORDS, TYPES } from '../../../library/index.js';
import { TYPESTATE_BUDGETS } from '../budgets.js';
import { thrownBesides } from '../component/besides.js';
import { give, unknownCode } from './change.js';
import { isQuiet, NO_EFFECT, type ProtocolEffect, RAISES, writesProtocol } from './effect.js';
import { type Found, found, mayBeOther } from './fields.js';
import { clearDead, frameOf, pushFrame, resultOf, type SketchFrame, timesIn } from './frames.js';
import { OTHER_CODE, type SketchNotes } from './notes.js';
import { receiverType } from './object-methods.js';
import { BodyRun, type Flow, type Step } from './run.js';
import { WITHOUT_PROTOCOL } from './stand-ins.js';
import { PART, type SketchCode, type SketchWorld } from './world.js';

const DEEPEST = TYPESTATE_BUDGETS['sketch/calls'].deepest.most;
const MOST_TIMES = TYPESTATE_BUDGETS['sketch/calls'].mostTimes.most;
const SMALL = TYPESTATE_BUDGETS['sketch/calls'].small.most;
const DEEPEST_CLIENT = TYPESTATE_BUDGETS['sketch/calls'].deepestClient.most;
const MOST_CLASSES = TYPESTATE_BUDGETS['sketch/calls'].mostClasses.most;
const MOST_OTHERS = TYPESTATE_BUDGETS['sketch/calls'].mostOthers.most;

const ANY_VALUE: ClassName = 'espalier.Any';

/** A call at hand. */
interface Call {
  readonly frame: SketchFrame;
  readonly edge: Edge;
  readonly instruction: CallInstruction;
  readonly flow: Flow;
}

export class SketchCalls {
  readonly #world: SketchWorld;
  readonly #notes: SketchNotes;
  readonly #step: Step;
  readonly #facts: ProtocolFacts;
  /** Whether small methods of clients are looked into. */
  readonly #entersClients: boolean;

  constructor(world: SketchWorld, notes: SketchNotes, step: Step, clients: 'entered' | 'skipped') {
    this.#entersClients = clients === 'entered';
    this.#world = world;
    this.#notes = notes;
    this.#step = step;
    this.#facts = new ProtocolFacts(world.protocol.world.hierarchy, RECORDS);
  }

  call(frame: SketchFrame, edge: Edge, sketch: Sketch, flow: Flow): void {
    const { instruction } = edge;
    if (instruction.kind !== 'call') return;
    if (frame.caller === undefined) this.#notes.reached.add(edge);
    const call: Call = { frame, edge, instruction, flow };
    const { hierarchy } = this.#world.protocol.world;
    const resolved = hierarchy.resolveMethod(instruction.method);
    if (resolved === undefined) {
      this.#unknown(call, sketch, this.#world.effects.ofCall(instruction));
    } else if (instruction.dispatch === 'static' || instruction.dispatch === 'special') {
      const receiver = instruction.dispatch === 'special' ? this.#onlyNode(call, sketch) : undefined;
      this.#run(call, sketch, resolved, receiver, receiverType(hierarchy, instruction));
    } else {
      this.#dispatch(call, sketch, resolved);
    }
  }

  #onlyNode({ frame, instruction }: Call, sketch: Sketch): NodeNumber | undefined {
    const [receiver] = instruction.arguments;
    if (receiver === undefined) return undefined;
    const { nodes } = sketch.reference(symbolOf(sketch, frame, receiver));
    return nodes.length === 1 ? nodes[0] : undefined;
  }

  /** By the object that the method is called on. */
  #dispatch(call: Call, sketch: Sketch, named: MethodDeclaration): void {
    const { frame, edge, instruction } = call;
    const { effects, protocol } = this.#world;
    const { hierarchy } = protocol.world;
    const [operand] = instruction.arguments;
    if (operand === undefined) return;
    const held = this.#world.heldBy(frame.code, operand);
    const type = held ?? receiverType(hierarchy, instruction);
    const resolved = held === undefined ? named : hierarchy.selectMethod(held, named).method;
    const receiver = symbolOf(sketch, frame, operand);
    const imagined = this.#imagined(type);
    const place = this.#world.place(frame.context, edge);
    const isFitting = (name: ClassName): boolean => hierarchy.isSubclass(name, type);
    if (imagined.length > 0 && this.#world.isOpen) {
      // Other classes do as those of the protocol do, besides what they do to objects of their own.
      const promised = effects.ofOthersAsPromised(resolved, type);
      if (!writesProtocol(promised)) unknownCode(this.#world, this.#notes, sketch, promised, { frame, edge });
    }
    const isSeen = imagined.length > 0 || sketch.reference(receiver).nodes.length > 0;
    const ways = isSeen ? found(this.#world, sketch, receiver, { isFitting, imagined, place }) : [];
    for (const way of ways) this.#on(call, way, resolved);
    if (!mayBeOther(this.#world, sketch, receiver, isFitting)) return;
    const rest = sketch.copy();
    rest.values[receiver] = OTHER_VALUE;
    if (imagined.length === 0) {
      const raised = this.#world.mayRefuse(resolved, type) ? RAISES : NO_EFFECT;
      this.#unknown(call, rest, effects.ofCall(instruction) | raised);
      return;
    }
    if (this.#world.isOpen) {
      const promised = effects.ofOthersAsPromised(resolved, type);
      if (writesProtocol(promised)) this.#unknown(call, rest, promised);
      else this.#quietOthers(call, rest, resolved, type);
      return;
    }
    // Classes that are not known behave as those of the protocol do, or as what stands for them.
    const effect = this.#world.isRepresented(type)
      ? effects.ofOthersOfInput(resolved, type)
      : effects.ofOthers(resolved, type);
    const raised = effects.whose.isUnspoken(resolved, type) ? RAISES : NO_EFFECT;
    if ((effect | raised) !== NO_EFFECT)
      this.#unknown(call, rest, effect | raised, raised === NO_EFFECT ? OTHER_CODE : WITHOUT_PROTOCOL);
    else this.#quietOthers(call, rest, resolved, type);
  }

  /** On objects without a protocol that do nothing here but return, which those with one may not do. */
  #quietOthers(call: Call, sketch: Sketch, resolved: MethodDeclaration, type: ClassName): void {
    const { frame, edge, instruction } = call;
    const others = this.#world.othersOfInput(type);
    if (!this.#world.isSpokenFor(resolved, type) || others.length > MOST_OTHERS) {
      this.#unknown(call, sketch, NO_EFFECT);
      return;
    }
    const [operand] = instruction.arguments;
    if (operand === undefined || others.length === 0) return;
    const place = this.#world.place(frame.context, edge);
    const ways = found(this.#world, sketch, symbolOf(sketch, frame, operand), {
      isFitting: () => true,
      imagined: others,
      place,
    });
    for (const way of ways) this.#on(call, way, resolved);
  }

  #imagined(type: ClassName): readonly ClassName[] {
    const all = this.#world.protocolClasses(type);
    return all.length > MOST_CLASSES ? [] : all;
  }

  /** On one object whose class is known. */
  #on(call: Call, { sketch, node }: Found, resolved: MethodDeclaration): void {
    const { effects, nodes, protocol } = this.#world;
    const { hierarchy } = protocol.world;
    const { layout, coming } = nodes.kind(node);
    const declaration = hierarchy.find(layout.type);
    const isFixed =
      coming !== 'receiver' ||
      hasFlag(resolved, Flag.FINAL) ||
      hasFlag(resolved, Flag.PRIVATE) ||
      (declaration !== undefined && hasFlag(declaration, Flag.FINAL));
    if (!isFixed) {
      this.#unknown(call, sketch, effects.ofCall(call.instruction));
      return;
    }
    const { method } = hierarchy.selectMethod(layout.type, resolved);
    this.#run(call, sketch, method, node, layout.type);
  }

  /** The method itself, on an object of the type. */
  #run(call: Call, sketch: Sketch, method: MethodDeclaration, receiver: NodeNumber | undefined, type: ClassName): void {
    if (method.owner === ANY_VALUE) {
      this.#anything(call, sketch, method);
      return;
    }
    const code = this.#entered(call.frame, method);
    if (code !== undefined) {
      this.#enter(call, sketch, code, receiver);
      return;
    }
    const { effects } = this.#world;
    const effect = effects.ofMethodOn(type, method);
    const isOfProgram = call.instruction.dispatch === 'special' || effects.whose.isOfProgram(type);
    const mayRefuse = effects.whose.isOfProtocol(method) || (isOfProgram && effects.mayRefuse(method));
    this.#unknown(call, sketch, mayRefuse ? effect | RAISES : effect);
  }

  #entered(frame: SketchFrame, method: MethodDeclaration): SketchCode | undefined {
    const { effects, protocol } = this.#world;
    if (frame.depth >= DEEPEST || timesIn(frame, method) >= MOST_TIMES) return undefined;
    if (effects.whose.isOfProtocol(method)) return this.#world.code(method);
    if (!this.#entersClients || protocol.world.hierarchy.find(method.owner)?.origin !== 'input') return undefined;
    const body = method.body();
    if (body === undefined || body.edges.length > SMALL || frame.depth >= DEEPEST_CLIENT) return undefined;
    if (this.#world.doubtOf(method) !== undefined) return undefined;
    return isQuiet(effects.ofMethod(method)) && !isReference(method.result) ? undefined : this.#world.code(method);
  }

  #enter(call: Call, sketch: Sketch, code: SketchCode, receiver: NodeNumber | undefined): void {
    const { frame, edge, instruction, flow } = call;
    const context = this.#world.place(frame.context, edge);
    const { nodes, hierarchy } = frame;
    const assumesNoOverflow = code.isProtocol ? this.#relyingIn(code) : undefined;
    const callee = frameOf(code, { nodes, hierarchy, assumesNoOverflow, context }, frame, edge);
    const before = sketch.copy();
    if (code.isProtocol && !frame.code.isProtocol) this.#leaveBesides(call, before, code.method);
    // A handler may call methods before it passes the exception on.
    const pending = sketch.error;
    sketch.error = 0;
    const given = instruction.arguments.map((operand) => symbolOf(sketch, frame, operand));
    this.#keep(call, sketch, code.method, given);
    this.#look(call, sketch, code.method);
    clearDead(sketch, frame, [edge.to, edge.exceptional]);
    pushFrame(sketch, callee);
    for (const [index, { index: variable }] of code.body.parameters.entries())
      sketch.variables[callee.base + variable] = given[index] ?? UNSET;
    const { returned, thrown } = new BodyRun(callee, this.#step, this.#notes.isSpent).run(sketch);
    for (const end of returned) {
      const after = end.copy();
      const result = after.variables[resultOf(callee)] ?? UNSET;
      after.variables.length = callee.base;
      after.error = pending;
      this.#return(call, after, result);
    }
    if (edge.exceptional === undefined) return;
    for (const end of thrown) {
      const after = end.copy();
      const exception = after.variables[callee.base + code.body.thrown.index] ?? UNSET;
      after.variables.length = callee.base;
      after.variables[frame.base + frame.code.body.thrown.index] = exception;
      if (frame.caller === undefined) {
        if (after.error === 0) this.#notes.ended.add(edge);
        else this.#notes.failCall(edge, after.error, before, receiver);
        after.error = 0;
      }
      flow(edge.exceptional, after);
    }
  }

  /** Something came out of the call that its code does not show. */
  #leaveBesides({ frame, edge, flow }: Call, before: Sketch, method: MethodDeclaration): void {
    if (edge.exceptional === undefined || thrownBesides(method).length === 0) return;
    const failing = before.copy();
    failing.error = 0;
    failing.variables[frame.base + frame.code.body.thrown.index] = failing.fresh(OTHER_VALUE);
    flow(edge.exceptional, failing);
  }

  #relyingIn(code: SketchCode): (number: Operand) => boolean {
    return (number) => {
      if (!this.#world.isCounting(code, number)) return false;
      this.#notes.assumesNoOverflow = true;
      if (!code.isReduced) this.#notes.countsOwn = true;
      return true;
    };
  }

  /** Protocols of the library do not show what is kept: elements are. */
  #keep({ frame }: Call, sketch: Sketch, method: MethodDeclaration, given: readonly SymbolNumber[]): void {
    if (!this.#world.isReduced || frame.code.isReduced || !this.#world.effects.whose.isOfProtocol(method)) return;
    const skipped = hasFlag(method, Flag.STATIC) ? 0 : 1;
    for (const [index, { type }] of method.parameters.entries()) {
      const symbol = given[index + skipped];
      if (symbol !== undefined && isReference(type) && !TYPES.is('copied-when-given', type))
        escapeValue(sketch, symbol);
    }
  }

  /** Protocols of the library do not show that elements are compared, which may do more than that. */
  #look({ frame, edge }: Call, sketch: Sketch, method: MethodDeclaration): void {
    if (!this.#world.isReduced || frame.code.isReduced || !this.#world.effects.whose.isOfProtocol(method)) return;
    const { effects } = this.#world;
    const effect = effects.ofObjects();
    if (writesProtocol(effect) || method.parameters.some(({ type }) => isReference(type)))
      unknownCode(this.#world, this.#notes, sketch, effect, { frame, edge });
  }

  #return({ frame, edge, instruction, flow }: Call, sketch: Sketch, result: SymbolNumber): void {
    if (frame.caller === undefined) this.#notes.ended.add(edge);
    const { target } = instruction;
    if (target !== undefined) {
      const known = result === UNSET ? sketch.fresh(anyOf(target.type)) : result;
      const { method } = instruction;
      const isWhole = this.#facts.making(IMMUTABLE, method)?.making.isWhole === true;
      const standIn = method.name === 'subList' ? PART : isWhole ? WHOLE_LIST : undefined;
      sketch.variables[frame.base + target.index] =
        standIn === undefined ? known : this.#made(standIn, frame, edge, sketch, known);
    }
    flow(edge.to, sketch);
  }

  /** A list made by code that does not show it: what stands for lists may be whole or a part of one, and of this it is known. */
  #made(standIn: ClassName, frame: SketchFrame, edge: Edge, sketch: Sketch, result: SymbolNumber): SymbolNumber {
    const { nodes, protocol } = this.#world;
    const value = sketch.reference(result);
    if (protocol.isStandIn?.(standIn) !== true || !value.mayBeOther) return result;
    const node = nodes.number(standIn, 'imagined', this.#world.place(frame.context, edge));
    imagine(sketch, nodes, node);
    return sketch.fresh(joinedValue({ ...value, mayBeOther: false }, nodeValue(node)));
  }

  /** Code that is known by its effect only. */
  #unknown(call: Call, sketch: Sketch, effect: ProtocolEffect, why: string = OTHER_CODE): void {
    const { frame, edge, instruction, flow } = call;
    give(
      sketch,
      instruction.arguments.map((operand) => symbolOf(sketch, frame, operand)),
    );
    this.#constructed(call, sketch);
    unknownCode(this.#world, this.#notes, sketch, effect, { frame, edge });
    if (edge.exceptional !== undefined) {
      const failing = sketch.copy();
      failing.error = 0;
      failing.variables[frame.base + frame.code.body.thrown.index] = failing.fresh(OTHER_VALUE);
      if ((effect & RAISES) !== NO_EFFECT) {
        failing.error = this.#notes.error(edge, 'java.lang.RuntimeException');
        if (frame.caller === undefined) {
          this.#notes.failCall(edge, failing.error, failing, undefined, why);
          failing.error = 0;
        }
      }
      flow(edge.exceptional, failing);
    }
    this.#return(call, sketch, UNSET);
  }

  /** Where it is a constructor: what it sets does not count as an effect, since nobody else knows the object. */
  #constructed({ frame, instruction }: Call, sketch: Sketch): void {
    const { owner, name } = instruction.method;
    const [receiver] = instruction.arguments;
    if (name !== '<init>' || receiver === undefined) return;
    const { hierarchy } = this.#world.protocol.world;
    for (const node of sketch.reference(symbolOf(sketch, frame, receiver)).nodes)
      construct(sketch, this.#world.nodes, node, (declaring) => hierarchy.isSubclass(owner, declaring));
  }

  /** Values that a protocol leaves open. */
  #anything(call: Call, sketch: Sketch, method: MethodDeclaration): void {
    const { frame, instruction } = call;
    const [, low, high] = instruction.arguments.map((operand) => symbolOf(sketch, frame, operand));
    const value =
      method.result === 'int' && low !== undefined && high !== undefined
        ? range(sketch.number(low).low, sketch.number(high).high)
        : anyOf(method.result);
    if (!isEmptyValue(value)) this.#return(call, sketch, sketch.fresh(value));
  }
}

/** Methods that make collections which cannot be changed, some of them no parts and no views of others. */
const IMMUTABLE = 'immutable';
/** What stands for lists that are no parts of others. */
const WHOLE_LIST: ClassName = 'espalier.AnyCollection';
