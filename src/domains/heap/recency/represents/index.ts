/**
 * Whether a state of the machine is one of an abstract state: `represents` finds which object each region stands for, `check` compares, `world` is
 * the machine's side.
 */
export {};
