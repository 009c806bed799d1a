/** The code of clients: their classes with what is declared inside them, and where runs of it start. */
import { type ClassDeclaration, Flag, hasFlag, isMain, type MethodDeclaration } from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';
import { outermost } from '../../../program/components.js';
import type { TypestateComponent } from '../component/component.js';

export interface ClientCode {
  /** Members, local and anonymous classes and lambdas included; none of the component. */
  readonly classes: readonly ClassDeclaration[];
  readonly isClient: (type: ClassName) => boolean;
  /** Those with bodies. */
  readonly methods: readonly MethodDeclaration[];
  readonly mains: readonly MethodDeclaration[];
}

export function clientCode(component: TypestateComponent, clients: readonly ClassDeclaration[]): ClientCode {
  const { hierarchy } = component.world;
  const roots = new Set(clients.map(({ name }) => name));
  const belongs = (name: ClassName): boolean => {
    if (component.isMember(name)) return false;
    for (let each: ClassName | undefined = name; each !== undefined; each = hierarchy.find(each)?.outer) {
      if (roots.has(each)) return true;
    }
    return false;
  };
  settle(component, clients);
  const names = new Set([...roots, ...hierarchy.table.inputs()].filter(belongs));
  const classes = [...names].flatMap((name) => hierarchy.find(name) ?? []);
  const methods = classes.flatMap((declaration) => declaration.methods.filter((method) => method.body() !== undefined));
  return { classes, isClient: (name) => names.has(name), methods, mains: methods.filter(isMain) };
}

/** Local classes and lambdas are known once the code around them was lowered. */
function settle({ world }: TypestateComponent, clients: readonly ClassDeclaration[]): void {
  const { hierarchy } = world;
  const lowered = new Set<ClassName>();
  const tops = new Set(clients.map(({ name }) => outermost(hierarchy, name)));
  for (let before = -1; before < lowered.size; ) {
    before = lowered.size;
    for (const name of [...tops, ...hierarchy.table.inputs()]) {
      if (lowered.has(name) || !tops.has(outermost(hierarchy, name))) continue;
      lowered.add(name);
      for (const method of hierarchy.find(name)?.methods ?? []) method.body();
    }
  }
}

/** What code that nobody knows can call: where no program starts, runs start there. */
export function openEntries(methods: readonly MethodDeclaration[]): readonly MethodDeclaration[] {
  return methods.filter((method) => !hasFlag(method, Flag.PRIVATE));
}
