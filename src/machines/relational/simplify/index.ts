/**
 * Rules for expressions as they are made, by operator: `sets`, `relations`, `override`, `choice`, `arithmetic`; `order` is what is seen at a
 * glance.
 */
export {};
