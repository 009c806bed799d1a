/** From the code of one method to a body of the IR: what is given, what comes back, what can go wrong. */
import type { Body } from '../../../../ir/body.js';
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import type { DynamicSites } from '../../dynamic/meaning.js';
import type { ClassFile, MethodInformation } from '../../format/class-file.js';

export interface CodeContext {
  readonly file: ClassFile;
  readonly method: MethodInformation;
  /** Position among the methods of the file. */
  readonly methodNumber: number;
  /** What spans call the file: `java/util/List.java`, or the source file's path where it is known. */
  readonly sourceName: string;
  /** Names of the parameters, receiver excluded, as the declaration has them. */
  readonly parameterNames: readonly string[];
  /** Asked for merged types, for static initialisers and for private methods; classes may be missing from it. */
  readonly hierarchy: Hierarchy;
  readonly dynamic: DynamicSites;
}

/** Code that no Java virtual machine would accept, or beyond a budget. `offset` is the instruction's. */
export class CodeProblem extends Error {
  readonly offset: number | undefined;

  constructor(message: string, offset?: number) {
    super(message);
    this.name = 'CodeProblem';
    this.offset = offset;
  }
}

/** `translateCode(context)` in `translate.ts` is one of these. Throws a CodeProblem or ClassFileProblem, nothing else. */
export type TranslateCode = (context: CodeContext) => Body;
