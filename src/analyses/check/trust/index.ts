/**
 * Which claims are shown. `shown` decides; `chosen-arguments` tells whose the value is that breaks a claim, `agreeing-arguments` whether an object was given what does not go together, `unusual-uses` and `misused-objects` whether anybody uses the class so,
 * `driven-fields` which fields others set before or take away, `any-time` what an object promises all the same, `given-contents` what an argument holds or lacks,
 * `places-called` what was under way; `certainty` says how sure a state is; the others are reasons to doubt an alarm: `guards`, `flags`,
 * `asked-before` (with `implied-answers`), `written-keys`, `filled-maps`, `regex-groups`, `set-constants`, `quiet-nulls`, `null-origins` with
 * `null-reckoning`, `tested-results` and `unkept-keys`.
 */
export {};
