/** What makes a class hard to analyse: members of it, written as text with places to be filled. */
import { type Block, block } from '../java/blocks.js';
import type { Random } from '../random.js';
import type { Statements } from './families.js';

export interface RiskContext {
  readonly random: Random;
  readonly statements: Statements;
  /** The field that the risk is about. */
  readonly field: string;
  readonly link: string;
  /** A number that no other risk of the class has. */
  readonly number: number;
  /** How many of the methods `work0` … there are. */
  readonly methods: number;
}

/** Members of the class, and statements for the beginning and end of its constructor. */
export interface Risk {
  readonly members: readonly Block[];
  readonly first?: readonly Block[];
  readonly last?: readonly Block[];
}

export type MakeRisk = (write: RiskWriter) => Risk;

/** Fills texts: `@f` is the field, `@l` the link, `@n` the number, `@w` a method of the class. */
export class RiskWriter {
  constructor(readonly context: RiskContext) {}

  get statements(): Statements {
    return this.context.statements;
  }

  text(template: string): string {
    const { field, link, number, methods, random } = this.context;
    return template
      .replaceAll('@f', field)
      .replaceAll('@l', link)
      .replaceAll('@n', String(number))
      .replace(/@w/g, () => `work${random.below(methods)}`);
  }

  pick(...templates: readonly string[]): string {
    return this.text(this.context.random.pick(templates));
  }

  /** Whether something that is there in so many of a hundred classes is there. */
  often(percent: number): boolean {
    return this.context.random.below(100) < percent;
  }

  members(...templates: readonly string[]): Risk {
    return { members: templates.map((each) => this.text(each)) };
  }

  method(head: string, ...body: readonly string[]): Block {
    return block(
      `${this.text(head)} {`,
      body.filter((line) => line !== '').map((line) => this.text(line)),
    );
  }
}
