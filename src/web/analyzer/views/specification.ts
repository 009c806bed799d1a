/** What each method does to the heap, and the clauses that were checked against it. */
import { loadSolver, spec, type Workspace } from '../../../workspace/index.js';
import type { SpecificationAnswer } from '../../protocol.js';
import { claimMarks } from '../marks.js';
import type { Asked } from '../program.js';
import type { Unfinished } from './unfinished.js';

export async function specificationView(asked: Asked): Promise<Unfinished<SpecificationAnswer>> {
  const { program, library, question, onProgress } = asked;
  const { workspace } = program;
  // The solver is large: it is fetched by those who need it.
  const checking = hasClauses(workspace) ? { solver: await loadSolver(), properties: [], replay: true } : undefined;
  const found = spec(workspace, {
    classes: [],
    methods: [],
    isAll: false,
    limits: {},
    libraries: library.specifications(),
    budget: question.budget,
    onProgress,
    ...(checking === undefined ? {} : { checking }),
  });
  return {
    view: 'specification',
    methods: found.results,
    declarations: declarationsOf(workspace),
    marks: claimMarks(found.results, program),
    assumptions: found.assumptions,
    diagnostics: [...found.diagnostics, ...workspace.diagnostics()],
  };
}

/** Whether there is anything to check. */
function hasClauses({ table }: Workspace): boolean {
  return table.inputs().some((name) => {
    const declaration = table.find(name);
    if (declaration === undefined) return false;
    return declaration.invariants.length > 0 || declaration.methods.some(({ clauses }) => clauses.length > 0);
  });
}

type Declarations = SpecificationAnswer['declarations'];
type DeclarationPlace = Declarations[string];

/** Classes by all ends of their names, fields by their names and behind those of their classes; what means several things is left out. */
function declarationsOf({ table }: Workspace): Declarations {
  const found = new Map<string, DeclarationPlace | undefined>();
  const add = (name: string, { file, line }: DeclarationPlace): void => {
    if (line > 0) found.set(name, found.has(name) ? undefined : { file, line });
  };
  for (const name of table.inputs()) {
    const declaration = table.find(name);
    if (declaration === undefined) continue;
    const ends = endsOf(name);
    for (const end of ends) add(end, declaration.span);
    for (const field of declaration.fields) {
      for (const end of ['', ...ends.map((each) => `${each}.`)]) add(`${end}${field.name}`, field.span);
    }
  }
  return Object.fromEntries([...found].flatMap(([name, place]) => (place === undefined ? [] : [[name, place]])));
}

/** `a.List.Node`, `List.Node`, `Node` for `a.List$Node`. */
function endsOf(name: string): readonly string[] {
  const parts = name.split(/[.$]/);
  return parts.map((_, index) => parts.slice(index).join('.'));
}
