/**
 * What answers rest on: `noter` notes what a task asks of the input, through `noted-table`; `questions` says what the answers are, so that another run sees
 * whether they are the same; `facts` is what all tasks may know. `views` gives each task services that have seen no more than what is noted for it.
 */
export {};
