/**
 * `typestate` for people: `text`, `client-text`, `summary`, `table` with `aligned`, `markdown`; state diagrams: `diagram` with `label`, `children`,
 * `chains`, as `dot`, `figure` and `pictures`.
 */
export {};
