/**
 * What the commands compute. A folder an analysis, each with an `index.ts` through which others may use it. Here: `domains` lists the abstract
 * domains (`listed-domain` says what of each, `domain-names` their names), `method-states` shows the states of any of them, `doubted` takes back
 * claims whose assumptions the input may break, `budgets` gathers all that bounds work.
 */
export {};
