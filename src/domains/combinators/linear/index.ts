/**
 * What `linear-domain` is made of. `terms` are the dimensions; `numbers` are linear forms and ranges, `assignments` what comes of them under wrap-around, with `rebuilt` forms of
 * temporaries and what `operators` say that are not linear; `conditions`, `steps`, `calls`, `library-calls` are the instructions, `formulas` the questions, `views`
 * text and pictures; `stops` is where widening stops, `tested` which variables are compared.
 */
export {};
