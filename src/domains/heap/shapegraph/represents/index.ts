/**
 * Whether a state of the machine is one of an abstract state: `represents`, over the cells that `heap` finds.
 */
export {};
