/** Finds out what the call sites and dynamic constants of a class file mean, by the bootstrap method that links them. */
import type { Hierarchy } from '../../../ir/hierarchy.js';
import { type ClassDeclaration, Flag, hasFlag, type Origin } from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';
import type { BootstrapMethod, ClassFile } from '../format/class-file.js';
import { type ConcatenationFactory, concatenationParts } from './concatenation.js';
import { type DynamicValue, dynamicValue } from './constants.js';
import { lambdaClass } from './lambda-classes.js';
import { type LambdaFactory, lambdaShape } from './lambda-shapes.js';
import type { DynamicMeaning, DynamicSite, DynamicSites } from './meaning.js';
import { SiteNumbers } from './numbering.js';
import { recordClass } from './record-classes.js';
import { recordShape } from './record-shapes.js';
import { switchClass } from './switch-classes.js';
import { switchShape } from './switch-shapes.js';
import type { SyntheticSurroundings } from './synthetic-class.js';

export interface DynamicSitesOptions {
  readonly owner: ClassFile;
  /** Of the class, and so of the classes made for it. */
  readonly origin: Origin;
  readonly hierarchy: Hierarchy;
  /** Whether there is a class file of that name: such tools as Retrolambda leave an `A$$Lambda$1`. */
  readonly isTaken?: (name: ClassName) => boolean;
}

export function openDynamicSites(options: DynamicSitesOptions): DynamicSites {
  return new OpenedSites(options);
}

class OpenedSites implements DynamicSites {
  readonly #options: DynamicSitesOptions;
  readonly #numbers: SiteNumbers;
  readonly #calls = new Map<BootstrapMethod, Map<string, DynamicMeaning>>();
  readonly #constants = new Map<BootstrapMethod, Map<string, DynamicMeaning>>();
  readonly #classes = new Map<ClassName, ClassDeclaration>();

  constructor(options: DynamicSitesOptions) {
    this.#options = options;
    const { owner, isTaken } = options;
    this.#numbers = new SiteNumbers(owner, {
      kindOf: ({ method }) => KINDS.get(`${method.owner}.${method.name}`),
      isTaken: (kind, number) => isTaken?.(nameOf(owner, kind, number)) ?? false,
      isPlaced: (kind) => kind === 'Lambda',
    });
  }

  classes(): ReadonlyMap<ClassName, ClassDeclaration> {
    return this.#classes;
  }

  meaning(site: DynamicSite): DynamicMeaning {
    const { bootstrap, method, span } = site;
    // A lambda or method reference stands where it is written, once for all copies of a `finally` block around it.
    const isPlaced = KINDS.get(`${bootstrap.method.owner}.${bootstrap.method.name}`) === 'Lambda';
    return remembered(this.#calls, site, () => this.#callMeaning(site), isPlaced ? `${method}:${span.line} ` : '');
  }

  constant(site: DynamicSite): DynamicMeaning {
    return remembered(
      this.#constants,
      site,
      () => this.#linked(dynamicValue(site)) ?? unknownMeaning(site, 'a constant'),
    );
  }

  /** A field is to be there: static, and final (models need not say so), as getStaticFinal demands. What is not known is believed. */
  #linked(value: DynamicValue | undefined): DynamicValue | undefined {
    if (value?.kind !== 'static-field') return value;
    const { hierarchy } = this.#options;
    const found = hierarchy.resolveField(value.field);
    if (found === undefined) return hierarchy.isComplete(value.field.owner) ? undefined : value;
    const needed = hierarchy.find(found.owner)?.origin === 'model' ? Flag.STATIC : Flag.STATIC | Flag.FINAL;
    const isFit = (found.flags & needed) === needed;
    return isFit ? { kind: 'static-field', field: { ...value.field, owner: found.owner } } : undefined;
  }

  #callMeaning(site: DynamicSite): DynamicMeaning {
    const { method } = site.bootstrap;
    switch (`${method.owner}.${method.name}`) {
      case 'java.lang.invoke.LambdaMetafactory.metafactory':
        return this.#lambda(site, 'metafactory');
      case 'java.lang.invoke.LambdaMetafactory.altMetafactory':
        return this.#lambda(site, 'altMetafactory');
      case 'java.lang.invoke.StringConcatFactory.makeConcat':
        return concatenation(site, 'makeConcat');
      case 'java.lang.invoke.StringConcatFactory.makeConcatWithConstants':
        return concatenation(site, 'makeConcatWithConstants');
      case 'java.lang.runtime.ObjectMethods.bootstrap': {
        const shape = recordShape(site, this.#options.owner);
        if (shape === undefined) return malformed(site);
        return this.#call(site, recordClass(this.#surroundings(site, 'Record'), shape));
      }
      case 'java.lang.runtime.SwitchBootstraps.typeSwitch':
        return this.#switch(site, 'typeSwitch');
      case 'java.lang.runtime.SwitchBootstraps.enumSwitch':
        return this.#switch(site, 'enumSwitch');
      default:
        return unknownMeaning(site, 'invokedynamic');
    }
  }

  #switch(site: DynamicSite, kind: 'typeSwitch' | 'enumSwitch'): DynamicMeaning {
    const shape = switchShape(site, kind, this.#options.owner.bootstrapMethods);
    if (shape === undefined) return malformed(site);
    return this.#call(site, switchClass(this.#surroundings(site, 'Switch'), kind, shape));
  }

  /** Of the one method of the class. */
  #call({ descriptor }: DynamicSite, declaration: ClassDeclaration): DynamicMeaning {
    const { name: owner, methods } = declaration;
    this.#classes.set(owner, declaration);
    return { kind: 'call', method: { owner, name: methods[0]?.name ?? '', descriptor } };
  }

  #lambda(site: DynamicSite, factory: LambdaFactory): DynamicMeaning {
    const shape = lambdaShape(site, factory);
    if (shape === undefined || !shape.interfaces.every((type) => this.#mayImplement(type))) return malformed(site);
    const declaration = lambdaClass(this.#surroundings(site, 'Lambda'), shape);
    this.#classes.set(declaration.name, declaration);
    const constructorDescriptor = `${site.descriptor.slice(0, site.descriptor.indexOf(')'))})V`;
    return { kind: 'object', type: declaration.name, constructorDescriptor };
  }

  #mayImplement(type: ClassName): boolean {
    const declaration = this.#options.hierarchy.find(type);
    return declaration === undefined || hasFlag(declaration, Flag.INTERFACE);
  }

  #surroundings(site: DynamicSite, kind: string): SyntheticSurroundings {
    const { owner, origin, hierarchy } = this.#options;
    const name = nameOf(owner, kind, this.#numbers.numberOf(site, kind));
    return { name, outer: owner.name, origin, span: site.span, hierarchy };
  }
}

/** What the classes made for a bootstrap method's sites are called after. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['java.lang.invoke.LambdaMetafactory.metafactory', 'Lambda'],
  ['java.lang.invoke.LambdaMetafactory.altMetafactory', 'Lambda'],
  ['java.lang.runtime.ObjectMethods.bootstrap', 'Record'],
  ['java.lang.runtime.SwitchBootstraps.typeSwitch', 'Switch'],
  ['java.lang.runtime.SwitchBootstraps.enumSwitch', 'Switch'],
]);

function nameOf({ name }: ClassFile, kind: string, number: number): ClassName {
  return `${name}$$${kind}$${number}`;
}

/** Sites that differ in nothing but their place share their answer and its classes, unless the place counts. */
function remembered(
  known: Map<BootstrapMethod, Map<string, DynamicMeaning>>,
  { bootstrap, name, descriptor }: DynamicSite,
  find: () => DynamicMeaning,
  place = '',
): DynamicMeaning {
  let meanings = known.get(bootstrap);
  if (meanings === undefined) {
    meanings = new Map();
    known.set(bootstrap, meanings);
  }
  const key = `${place}${name.length} ${name}${descriptor}`;
  let meaning = meanings.get(key);
  if (meaning === undefined) {
    meaning = find();
    meanings.set(key, meaning);
  }
  return meaning;
}

function concatenation(site: DynamicSite, factory: ConcatenationFactory): DynamicMeaning {
  const parts = concatenationParts(site, factory);
  return parts === undefined ? malformed(site) : { kind: 'concat', parts };
}

function unknownMeaning({ bootstrap: { method } }: DynamicSite, what: string): DynamicMeaning {
  return { kind: 'unknown', reason: `${what} through ${method.owner}.${method.name}` };
}

function malformed({ bootstrap: { method } }: DynamicSite): DynamicMeaning {
  return {
    kind: 'unknown',
    reason: `invokedynamic through ${method.owner}.${method.name} with arguments that are not understood`,
  };
}
