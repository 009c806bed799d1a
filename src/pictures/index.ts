/**
 * Drawings as data and what becomes of them. `drawing` is the data; `dot`, `svg`, `sheet`, `series`, `standalone` and `words` are forms; `layout`,
 * `direction`, `letters`, `shapes`, `themes` make them; `matching`, `assignment`, `grouping`, `names`, `facts` and `back-fields` look at drawings.
 */
export {};
