/**
 * The tables of Figures 11 to 13, transcribed by hand, and those of the examples that the paper only describes, worked out by hand.
 *
 * A row is the method, then the changes of each location, aliases in parentheses, and an exception that is no error. Locations are
 * named by what they are: `F1.head` for the print's E1, `B(F1)` for the buddies of F1. `raw` and `null` are told apart, where the
 * print has one C0 for both. README.md lists where rows differ from the print, and why.
 */
export interface Figure {
  readonly name: string;
  /** Folder under `components` and `runs`. */
  readonly folder: string;
  /** By class: each typestate with what its fields lead to. */
  readonly typestates: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>>>;
  readonly rows: string;
  /** Rows that end in exceptions which are no errors; the print has none of these. */
  readonly otherExceptions?: string;
  /** Not printed: rows are compared without locations that are null, and only as to these classes. */
  readonly only?: readonly string[];
  /** Transitions found with at most so many objects of a class, from 1. */
  readonly growth?: readonly number[];
  /** Table 6, for display beside our own sizes. */
  readonly objects: Readonly<Record<string, number>>;
}

export const AC: Figure = {
  name: 'A-C (figure 13)',
  folder: 'a-c',
  typestates: {
    C: { C1: {}, C2: {} },
    A: { A1: { f: ['null'] }, A2: { f: ['C1'] }, A3: { f: ['C2'] } },
  },
  rows: `
    C.<init>  | F1 raw->C1
    C.run     | F1 C1->C1
    C.run     | F1 C2->?
    C.dispose | F1 C1->C2
    C.dispose | F1 C2->?
    A.<init>  | F1 raw->A1
    A.run     | F1 A1->A1 | F1.f null->null
    A.run     | F1 A2->A2 | F1.f C1->C1
    A.run     | F1 A3->?  | F1.f C2->?
    A.done    | F1 A1->A1 | F1.f null->null
    A.done    | F1 A2->A3 | F1.f C1->C2
    A.done    | F1 A3->?  | F1.f C2->?
    A.set     | F1 A1->A1 | F2 null->null | F1.f null->null
    A.set     | F1 A1->A2 | F2 C1->C1     | F1.f null->null
    A.set     | F1 A1->A3 | F2 C2->C2     | F1.f null->null
    A.set     | F1 A2->A1 | F2 null->null | F1.f C1->C2
    A.set     | F1 A2->A2 | F2 C1->C1     | F1.f C1->C2
    A.set     | F1 A2->A3 | F2 C1->C2     | F1.f C1->C2 | (F2, F1.f)
    A.set     | F1 A2->A3 | F2 C2->C2     | F1.f C1->C2
    A.set     | F1 A3->?  | F2 null->?    | F1.f C2->?
    A.set     | F1 A3->?  | F2 C1->?      | F1.f C2->?
    A.set     | F1 A3->?  | F2 C2->?      | F1.f C2->?
    A.set     | F1 A3->?  | F2 C2->?      | F1.f C2->?  | (F2, F1.f)`,
  growth: [19, 23, 23],
  objects: { A: 3, C: 4 },
};

export const SET_ITERATOR: Figure = {
  name: 'Set-Iterator (figure 11)',
  folder: 'set-iterator',
  typestates: {
    Set: { S1: {}, S2: {}, S3: {}, S4: {} },
    Iterator: { R1: { set: ['S2'] }, R2: { set: ['S3'] }, R3: { set: ['S4'] }, R4: { set: ['S4'] } },
  },
  rows: `
    Iterator.<init> | F1 raw->?  | F2 null->?
    Iterator.<init> | F1 raw->R1 | F2 S1->S2
    Iterator.<init> | F1 raw->R1 | F2 S2->S2     | B(F2) R1->R1
    Iterator.<init> | F1 raw->R3 | F2 S3->S4     | B(F2) R2->R4
    Iterator.<init> | F1 raw->R3 | F2 S4->S4     | B(F2) R3->R3, R4->R4
    Iterator.next   | F1 R1->R1  | F1.set S2->S2 | B(F1.set) R1->R1         | (F1, B(F1.set))
    Iterator.next   | F1 R2->?   | F1.set S3->?  | B(F1.set) R2->?          | (F1, B(F1.set))
    Iterator.next   | F1 R3->R3  | F1.set S4->S4 | B(F1.set) R3->R3, R4->R4 | (F1, B(F1.set))
    Iterator.next   | F1 R4->?   | F1.set S4->?  | B(F1.set) R3->?, R4->?   | (F1, B(F1.set))
    Set.<init>      | F1 raw->S1
    Set.iterator    | F1 S1->S2  | O1 raw->R1
    Set.iterator    | F1 S2->S2  | O1 raw->R1    | B(F1) R1->R1
    Set.iterator    | F1 S3->S4  | O1 raw->R3    | B(F1) R2->R4
    Set.iterator    | F1 S4->S4  | O1 raw->R3    | B(F1) R3->R3, R4->R4
    Set.add         | F1 S1->S1
    Set.add         | F1 S2->S3  | B(F1) R1->R2
    Set.add         | F1 S3->S3  | B(F1) R2->R2
    Set.add         | F1 S4->S3  | B(F1) R3->R2, R4->R2`,
  otherExceptions: `
    Iterator.next | F1 R1->R1 | F1.set S2->S2 | B(F1.set) R1->R1         | (F1, B(F1.set)) | ArrayIndexOutOfBoundsException
    Iterator.next | F1 R3->R3 | F1.set S4->S4 | B(F1.set) R3->R3, R4->R4 | (F1, B(F1.set)) | ArrayIndexOutOfBoundsException`,
  growth: [9, 16, 18, 18],
  objects: { Set: 5, Iterator: 6, Version: 6 },
};

export const LIST: Figure = {
  name: 'List (figure 12)',
  folder: 'list',
  typestates: {
    Element: { M1: { next: ['null'] }, M2: { next: ['M1'] }, M3: { next: ['M2', 'M3'] } },
    List: { L1: { head: ['null'] }, L2: { head: ['M1'] }, L3: { head: ['M2'] }, L4: { head: ['M3'] } },
  },
  rows: `
    Element.<init> | F1 raw->M1
    List.<init>    | F1 raw->L1
    List.append    | F1 L1->L2 | O1 raw->M1      | F1.head null->null | F1.head.next null->null
    List.append    | F1 L2->L3 | O1 raw->M1      | F1.head M1->M2     | F1.head.next null->null
    List.append    | F1 L3->L4 | O1 raw->M1      | F1.head M2->M3     | F1.head.next M1->M2
    List.append    | F1 L4->L4 | O1 raw->M1      | F1.head M3->M3     | F1.head.next M1->M2, M2->M3
    List.append    | F1 L4->L4 | O1 raw->M1      | F1.head M3->M3     | F1.head.next M1->M2, M2->M3, M3->M3
    List.remove    | F1 L4->L4 | F1.head M3->M3  | F1.head.next M3->M3
    List.remove    | F1 L4->L3 | F1.head M3->M3  | F1.head.next M2->M2
    List.remove    | F1 L3->L2 | F1.head M2->M2  | F1.head.next M1->M1
    List.remove    | F1 L2->L1 | F1.head M1->M1  | F1.head.next null->null
    List.remove    | F1 L1->?  | F1.head null->? | F1.head.next null->?`,
  growth: [5, 7, 9, 11, 12, 12],
  objects: { Element: 7, List: 3 },
};

export const GRAPH: Figure = {
  name: 'GRP',
  folder: 'graph',
  only: ['Graph', 'Iterator'],
  typestates: {
    Graph: { G1: {}, G2: {} },
    Iterator: { R1: { graph: ['null'] }, R2: { graph: ['G2'] } },
  },
  rows: `
    Graph.<init>    | F1 raw->G1
    Graph.iterator  | F1 G1->G2  | O1 raw->R2
    Graph.iterator  | F1 G2->?   | O1 raw->?
    Iterator.<init> | F1 raw->?  | F2 null->?
    Iterator.<init> | F1 raw->R2 | F2 G1->G2
    Iterator.<init> | F1 raw->?  | F2 G2->?
    Iterator.next   | F1 R2->R2  | F1.graph G2->G2
    Iterator.next   | F1 R1->?   | F1.graph null->?
    Iterator.end    | F1 R1->R1  | F1.graph null->null
    Iterator.end    | F1 R2->R1  | F1.graph G2->G1`,
  objects: { Graph: 4, Iterator: 4 },
};

export const LISTENERS: Figure = {
  name: 'TooManyListeners',
  folder: 'listeners',
  only: ['DropTarget'],
  typestates: { DropTarget: { D1: {}, D2: {} } },
  rows: `
    DropTarget.<init> | F1 raw->D1
    DropTarget.add    | F1 D1->D1
    DropTarget.add    | F1 D1->D2
    DropTarget.add    | F1 D2->D2
    DropTarget.add    | F1 D2->?
    DropTarget.remove | F1 D1->D1
    DropTarget.remove | F1 D2->D2
    DropTarget.remove | F1 D2->D1
    DropTarget.remove | F1 D2->?`,
  objects: { DropTarget: 4, Listener: 4 },
};

export const QUEUE: Figure = {
  name: 'Queue',
  folder: 'queue',
  only: ['Element', 'Queue'],
  typestates: {
    Element: { M1: { next: ['null'] }, M2: { next: ['M1'] }, M3: { next: ['M2', 'M3'] } },
    Queue: {
      Q1: { head: ['null'], tail: ['null'] },
      Q2: { head: ['M1'], tail: ['M1'] },
      Q3: { head: ['M2'], tail: ['M1'] },
      Q4: { head: ['M3'], tail: ['M1'] },
    },
  },
  rows: `
    Element.<init> | F1 raw->M1
    Queue.<init>   | F1 raw->Q1
    Queue.enqueue  | F1 Q1->Q2 | O1 raw->M1
    Queue.enqueue  | F1 Q2->Q3 | O1 raw->M1     | F1.head M1->M2 | F1.tail M1->M2 | (F1.head, F1.tail)
    Queue.enqueue  | F1 Q3->Q4 | O1 raw->M1     | F1.head M2->M3 | F1.tail M1->M2
    Queue.enqueue  | F1 Q4->Q4 | O1 raw->M1     | F1.head M3->M3 | F1.tail M1->M2
    Queue.dequeue  | F1 Q1->?
    Queue.dequeue  | F1 Q2->Q1 | F1.head M1->M1
    Queue.dequeue  | F1 Q3->Q2 | F1.head M2->M2 | F1.head.next M1->M1
    Queue.dequeue  | F1 Q4->Q3 | F1.head M3->M3 | F1.head.next M2->M2
    Queue.dequeue  | F1 Q4->Q4 | F1.head M3->M3 | F1.head.next M3->M3`,
  objects: { Element: 7, Queue: 3 },
};

export const STACK: Figure = {
  name: 'Stack',
  folder: 'stack',
  only: ['Element', 'Stack'],
  typestates: {
    Element: { M1: { next: ['null'] }, M2: { next: ['M1'] }, M3: { next: ['M2', 'M3'] } },
    Stack: { S1: { top: ['null'] }, S2: { top: ['M1'] }, S3: { top: ['M2'] }, S4: { top: ['M3'] } },
  },
  rows: `
    Element.<init> | F1 raw->M1
    Stack.<init>   | F1 raw->S1
    Stack.push     | F1 S1->S2 | O1 raw->M1
    Stack.push     | F1 S2->S3 | O1 raw->M2    | F1.top M1->M1
    Stack.push     | F1 S3->S4 | O1 raw->M3    | F1.top M2->M2
    Stack.push     | F1 S4->S4 | O1 raw->M3    | F1.top M3->M3
    Stack.pop      | F1 S1->?
    Stack.pop      | F1 S2->S1 | F1.top M1->M1
    Stack.pop      | F1 S3->S2 | F1.top M2->M2 | F1.top.next M1->M1
    Stack.pop      | F1 S4->S3 | F1.top M3->M3 | F1.top.next M2->M2
    Stack.pop      | F1 S4->S4 | F1.top M3->M3 | F1.top.next M3->M3`,
  objects: { Element: 7, Stack: 3 },
};

export const FIGURES: readonly Figure[] = [AC, SET_ITERATOR, LIST, GRAPH, LISTENERS, QUEUE, STACK];
