/**
 * From answers of local analyses to claims. `candidates` is what is looked for, `hindrances` what forbids a claim, `verdicts` and `verdicts-class`
 * decide, `result` puts it together; `links`, `frozen`, `threads`, `unread` and `assumptions` are asked on the way, `drawn` keeps the rounds as
 * pictures.
 */
export {};
