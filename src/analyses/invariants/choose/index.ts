/**
 * `classes`: which classes there is something to say about. `analyses`: the local analyses; `choose`: which are run on a class, in which order.
 */
export {};
