/** Figures 4 to 7 and 10, transcribed by hand: `x_return` is `\result`, {} is `none`, the rest as printed. */
export interface Figure {
  readonly figure: number;
  readonly method: string;
  readonly printed: readonly string[];
  /** Relations for which ours says more than the print. */
  readonly stronger: readonly string[];
}

export const FIGURES: readonly Figure[] = [
  {
    figure: 4,
    method: 'aliasDemo',
    printed: [
      '\\result = e2.(data ++ (e1 -> 0))',
      "data' = data ++ (e1 -> 0)",
      "head' = head",
      "next' = next",
      "prev' = prev",
      "Entry' = Entry",
      "List' = List",
    ],
    stronger: [],
  },
  {
    figure: 5,
    method: 'insert',
    printed: [
      "Entry' = Entry + New_Entry",
      "data' = data ++ (New_Entry -> d)",
      "head' = head ++ (this -> New_Entry)",
      "next' = next ++ (New_Entry -> this.head)",
      "prev' ⊆ (prev ++ (New_Entry -> null)) + (this.head -> New_Entry)",
      "prev' ⊇ (prev ++ (New_Entry -> null)) - (this.head -> Entry')",
    ],
    stronger: ["prev'"],
  },
  {
    figure: 6,
    method: 'init',
    printed: ["data' = data ++ ((this.head.*next & (Entry' - null)) -> d)"],
    stronger: [],
  },
  {
    figure: 7,
    method: 'search',
    printed: ['\\result ⊆ this.head.*next & (null + data.d)', '\\result ⊇ none'],
    stronger: ['\\result'],
  },
];

/** Of section 3.5: what Figure 6 would be without the optimisation for traversals. */
export const WITHOUT_PATTERN = [
  "data' ⊇ data - ((this.head.*next & (Entry' - null)) -> int)",
  "data' ⊆ data + ((this.head.*next & (Entry' - null)) -> d)",
];

/** Figure 10 as printed; the operator of the second line of Entry' is lost in the text, and can only be ⊆. */
export const CLONE_PRINTED = [
  '\\result = New_LinkedList',
  "element' ⊇ element",
  "element' ⊆ element + (set_New_Entry -> (this.header.next.*next & (Entry' - this.header)).element)",
  "next' ⊇ next",
  "next' ⊆ next + (set_New_Entry -> set_New_Entry)",
  "previous' ⊇ previous",
  "previous' ⊆ previous + (set_New_Entry -> set_New_Entry)",
  "header' = header ++ (New_LinkedList -> set_New_Entry)",
  "Entry' ⊇ Entry",
  "Entry' ⊆ Entry + set_New_Entry",
  "LinkedList' = LinkedList + New_LinkedList",
];

/** Figure 10 repaired: the header of the copy is one object, and its element is null. */
export const CLONE_REPAIRED = [
  '\\result = New_LinkedList',
  "element' ⊇ element",
  "element' ⊆ element + (New_Entry -> null) + (set_New_Entry -> (this.header.next.*next & (Entry' - this.header)).element)",
  "next' ⊇ next",
  "next' ⊆ next + ((New_Entry + set_New_Entry) -> (New_Entry + set_New_Entry))",
  "previous' ⊇ previous",
  "previous' ⊆ previous + ((New_Entry + set_New_Entry) -> (New_Entry + set_New_Entry))",
  "header' = header ++ (New_LinkedList -> New_Entry)",
  "Entry' ⊇ Entry + New_Entry",
  "Entry' ⊆ Entry + New_Entry + set_New_Entry",
  "LinkedList' = LinkedList + New_LinkedList",
];
