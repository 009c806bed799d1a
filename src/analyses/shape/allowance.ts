/** What all runs of a method may spend together, in steps of the engine. */
export class Allowance {
  #left: number;

  constructor(steps: number) {
    this.#left = steps;
  }

  get left(): number {
    return Math.max(0, this.#left);
  }

  spend(steps: number): void {
    this.#left -= steps;
  }
}
