/** Notes what is asked of the input while a task is done. What is asked apart is told otherwise. */

/** What was asked, as text: the same text means the same in all runs over the same declarations. */
export type Question = string;

export class Noter {
  #into: Set<Question> | undefined;

  /** What is noted now; nothing is ever taken out of it. Undefined: nothing is. */
  get noted(): ReadonlySet<Question> | undefined {
    return this.#into;
  }

  note(question: Question): void {
    this.#into?.add(question);
  }

  into<T>(questions: Set<Question>, work: () => T): T {
    return this.#while(questions, work);
  }

  apart<T>(work: () => T): T {
    return this.#while(undefined, work);
  }

  #while<T>(into: Set<Question> | undefined, work: () => T): T {
    const before = this.#into;
    this.#into = into;
    try {
      return work();
    } finally {
      this.#into = before;
    }
  }
}
