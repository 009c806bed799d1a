/** `espalier typestate`: typestates and transitions of components, and the calls of their clients. */
import {
  DEFAULT_ERRORS,
  LIBRARY_ERRORS,
  type TypestateEngine,
  typestatesOfInput,
} from '../analyses/typestate/index.js';
import type { ReportedDiagnostic } from '../findings/result.js';
import type { ClientResult, ComponentResult } from '../findings/typestate-result.js';
import type { ClassDeclaration } from '../ir/program.js';
import { isClassMeant, type Selection, selectClasses, selectMethods } from './selection.js';
import { wrongErrors } from './typestate-errors.js';
import { unreadMethods } from './unread-methods.js';
import { reported, type Workspace } from './workspace.js';

/** Names mean the components that have such a class or method, and the clients that do. */
export interface TypestateOptions extends Selection {
  /** Which classes of the input are clients. */
  readonly isClient?: (declaration: { readonly name: string; readonly file: string }) => boolean;
  /** Kinds of errors, or names of exceptions; default: explicitly thrown unchecked exceptions, and `//@ assert`. */
  readonly errors?: readonly string[];
  /** Whether failures of clients are replayed in the interpreter; default yes. */
  readonly replay?: boolean;
  /** Scales the budgets. */
  readonly budget: number;
  /** An extra cut-off for each component. */
  readonly budgetMilliseconds?: number;
  readonly onProgress?: (done: number, all: number, what: string) => void;
  /** All classes but the clients are protocols of library classes of these names; replays run in `plain`, over the library as it is. */
  readonly shipped?: { readonly names: readonly string[]; readonly plain: Workspace };
  /** What tables are made with: the code itself (default), or the boolean programs made of it. */
  readonly engine?: TypestateEngine;
  /** Whether the boolean methods are printed, instead of looking for typestates. */
  readonly printsBoolean?: boolean;
}

export interface Typestates {
  /** One for each group of classes that have to do with each other and can fail, in the order of the input. */
  readonly components: readonly ComponentResult[];
  /** One for each method of a client that calls one of them. */
  readonly clients: readonly ClientResult[];
  readonly boolean: string;
  /** Components found. */
  readonly count: number;
  /** What complete tables and proved claims rest on. */
  readonly assumptions: readonly string[];
  readonly diagnostics: readonly ReportedDiagnostic[];
  /** A sentence for each name that means nothing, and for what else of the options could not be used. */
  readonly unmatched: readonly string[];
  /** Faults of Espalier's own; each is a diagnostic too. */
  readonly faults: number;
  readonly statistics: { readonly methods: number; readonly milliseconds: number };
}

export function typestate(workspace: Workspace, options: TypestateOptions): Typestates {
  const { table } = workspace;
  const started = Date.now();
  const { errors = defaultErrors(options), isClient = () => false, budgetMilliseconds, onProgress } = options;
  const { names, unmatched } = selected(workspace, options);
  const wrong = [...wrongErrors(table, errors), ...unmatched];
  const { classes } = wrong.length > 0 ? { classes: [] } : selectClasses(table, []);
  const isOfClient = ({ name, span }: ClassDeclaration): boolean => isClient({ name, file: span.file });
  const clients = classes.filter(isOfClient);
  const others = classes.filter((declaration) => !isOfClient(declaration));
  // Where a name means only clients, they are checked against all components, and the other way round.
  const isNamed = ({ name }: ClassDeclaration): boolean => isClassMeant(name, [...names]);
  const isSelected = (declaration: ClassDeclaration): boolean => {
    const group = isOfClient(declaration) ? clients : others;
    return !group.some(isNamed) || isNamed(declaration);
  };
  const found = typestatesOfInput(table, others, clients, {
    isSelected,
    isUnread: unreadMethods(classes, () => workspace.diagnostics()),
    errors: { named: errors },
    replay: options.replay ?? true,
    budget: options.budget,
    ...(budgetMilliseconds === undefined ? {} : { deadline: () => deadline(budgetMilliseconds) }),
    ...(onProgress === undefined ? {} : { onProgress }),
    ...(options.shipped === undefined
      ? {}
      : { shipped: { names: options.shipped.names, replayTable: options.shipped.plain.table } }),
    ...(options.engine === undefined ? {} : { engine: options.engine }),
    ...(options.printsBoolean === undefined ? {} : { printsBoolean: options.printsBoolean }),
  });
  const { components } = found;
  const methods = components.reduce((sum, { preconditions }) => sum + preconditions.length, 0);
  const assumptions = new Set([
    ...components.flatMap((component) => (component.closed ? component.assumptions : [])),
    ...found.clients.flatMap(({ claims }) => claims.flatMap((claim) => claim.assumptions)),
  ]);
  return {
    components,
    clients: found.clients,
    boolean: found.boolean,
    count: found.count,
    assumptions: [...assumptions].sort(),
    diagnostics: [
      ...found.diagnostics.map(reported),
      ...(options.shipped === undefined ? nothingFound(others, clients, found, errors, wrong) : []),
    ],
    unmatched: wrong,
    faults: found.faults,
    statistics: { methods, milliseconds: Date.now() - started },
  };
}

/** The protocols of streams are about a checked exception. */
function defaultErrors({ shipped }: TypestateOptions): readonly string[] {
  return shipped === undefined ? DEFAULT_ERRORS.named : LIBRARY_ERRORS.named;
}

/** Why there is no table, where there is none. */
function nothingFound(
  classes: readonly ClassDeclaration[],
  clients: readonly ClassDeclaration[],
  { components, count }: Pick<ReturnType<typeof typestatesOfInput>, 'components' | 'count'>,
  errors: readonly string[],
  wrong: readonly string[],
): readonly ReportedDiagnostic[] {
  const warning = (message: string): readonly ReportedDiagnostic[] => [{ severity: 'warning', message }];
  const unchecked = clients.length === 0 ? '' : '; the clients are not checked';
  if (wrong.length > 0) return [];
  if (classes.length === 0) return warning(`no class in the input, so there is no component${unchecked}`);
  if (count === 0) {
    const counted = errors.join(', ');
    return warning(
      `nothing in the input can fail, so there is no protocol: errors are ${counted} (see --errors)${unchecked}`,
    );
  }
  return components.flatMap(({ component, preconditions }) =>
    preconditions.length > 0
      ? []
      : warning(
          `clients cannot call anything of ${component.join(', ')}: no accessible constructor or method with code`,
        ),
  );
}

/** Names of the classes that are meant; none where everything is. */
function selected(
  { table }: Workspace,
  { classes, methods }: Selection,
): { readonly names: ReadonlySet<string>; readonly unmatched: readonly string[] } {
  if (methods.length === 0 && classes.length === 0) return { names: new Set(), unmatched: [] };
  if (methods.length === 0) {
    const found = selectClasses(table, classes);
    return { names: new Set(found.classes.map(({ name }) => name)), unmatched: found.unmatched };
  }
  const found = selectMethods(table, { classes, methods });
  return { names: new Set(found.methods.map(({ declaration }) => declaration.name)), unmatched: found.unmatched };
}

function deadline(milliseconds: number): () => boolean {
  const end = Date.now() + milliseconds;
  return () => Date.now() > end;
}
