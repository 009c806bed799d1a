/**
 * What `linear-domain` is made of. `terms` are the dimensions of variables, `linear-terms` those of fields, too; `numbers` are linear forms and ranges, `assignments` what comes of them
 * under wrap-around, with `rebuilt` forms of temporaries and what `operators` say that are not linear; `conditions`, `steps`, `calls`, `library-calls` are the instructions, the last with what such calls demand (`library-demands`) and return (`library-results`). `fields` is what
 * happens to fields of objects, with the `field-pack` of a body what `final-fields` there are and which `fresh-variables` hold what the body has made;
 * `object-facts` is what is known of objects besides. `formulas` are the questions, by `formula-names`; `views`, `relation-text` and `distances` text
 * and pictures; `stops` is where widening stops, `tested` which variables are compared.
 */
export {};
