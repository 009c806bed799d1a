/** Typestates of the components of the program, and the calls of its clients: of these components, and of the library. */
import type { ReportedDiagnostic } from '../../../findings/result.js';
import type { ClientResult } from '../../../findings/typestate-result.js';
import { programClasses, type Typestates, typestate, withComponents } from '../../../workspace/index.js';
import type { TypestatesAnswer } from '../../protocol.js';
import { claimMarks } from '../marks.js';
import type { Asked } from '../program.js';
import type { Unfinished } from './unfinished.js';

export async function typestatesView(asked: Asked): Promise<Unfinished<TypestatesAnswer>> {
  const own = ofComponents(asked);
  const library = await ofLibrary(asked);
  const clients = merged([...own.clients, ...library.clients]);
  return {
    view: 'typestates',
    components: own.components,
    clients,
    library: library.used,
    marks: claimMarks(clients, asked.program),
    assumptions: [...new Set([...own.assumptions, ...library.assumptions])].sort(),
    // The view itself says where there is no component; how the command line could be asked otherwise is of no use here.
    diagnostics: [
      ...own.diagnostics.filter(
        ({ file, severity }) => own.components.length > 0 || file !== undefined || severity === 'error',
      ),
      ...library.diagnostics,
      ...asked.program.workspace.diagnostics(),
    ],
  };
}

type Found = Pick<Typestates, 'components' | 'clients' | 'assumptions'> & {
  readonly diagnostics: readonly ReportedDiagnostic[];
};

/** Nobody says which classes are clients: those that only use others. */
function ofComponents({ program: { workspace }, question, onProgress }: Asked): Found {
  const programs = programClasses(workspace);
  return typestate(workspace, {
    classes: [],
    methods: [],
    isClient: ({ name }) => programs.has(name),
    budget: question.budget,
    onProgress,
  });
}

/** All classes of the program are clients of library classes. */
async function ofLibrary(asked: Asked): Promise<Found & { readonly used: readonly string[] }> {
  const { program, library, question, onProgress } = asked;
  const isOwn = ({ file }: { readonly file: string }): boolean => program.source(file) !== undefined;
  const { opened, used } = await withComponents(program, library.components, isOwn, program.with);
  if (used.length === 0) return { components: [], clients: [], assumptions: [], diagnostics: [], used };
  const found = typestate(opened.workspace, {
    classes: [],
    methods: [],
    isClient: isOwn,
    budget: question.budget,
    onProgress,
    shipped: { names: used, plain: program.workspace },
  });
  return { ...found, used };
}

/** One result a method, whoever the calls are of. */
function merged(clients: readonly ClientResult[]): readonly ClientResult[] {
  const found = new Map<string, ClientResult>();
  for (const client of clients) {
    const key = JSON.stringify([client.class, client.method, client.descriptor]);
    const known = found.get(key);
    found.set(key, known === undefined ? client : { ...known, claims: [...known.claims, ...client.claims] });
  }
  return [...found.values()];
}
