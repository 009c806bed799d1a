/**
 * What is analysed together. `component` is the definition, `groups` proposes components, `follows` says which code is run, `bindings` what clients
 * give, `errors` what counts as failing, `openness` and `besides` what keeps a table from being complete.
 */
export {};
