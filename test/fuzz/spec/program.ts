/** Random programs for specifications: a few classes and methods that read, write, allocate, walk, call, throw and return early. */

/** Numbers from 0 up to below a bound. */
export type Draw = (bound: number) => number;

/** Three classes with fields of all kinds. */
export const CLASSES = `
class A {
  A next;
  A prev;
  int data;
  boolean flag;
  C owner;
  static A root;
  static int count;
  A() {}
  A(int d) { data = d; next = null; }
  A step() { return next; }
  void touch(int d) { data = d; }
  A self() { return this; }
}
class B extends A {
  A extra;
  B(A e) { extra = e; }
  A step() { return extra; }
  void touch(int d) { flag = true; super.touch(d); }
}
class C {
  A first;
  A last;
  int size;
  A[] items;
  int[] numbers;
  C() { size = 1; }
  void grow(A e) { e.next = first; first = e; size++; }
}
`;

type Kind = 'A' | 'B' | 'C' | 'int' | 'boolean' | 'A[]' | 'int[]';

interface Method {
  readonly name: string;
  readonly kinds: readonly Kind[];
  readonly result: Kind | 'void';
}

/** Without fields and methods that nothing names: there are fewer heaps of them, so that more of these can be enumerated. */
export function withoutUnused(text: string): string {
  const at = text.indexOf('class M {');
  let classes = text.slice(0, at).split('\n');
  for (;;) {
    const used = (name: string, line: string): boolean => {
      const word = new RegExp(`\\b${name}\\b`);
      return word.test(text.slice(at)) || classes.some((other) => other !== line && word.test(other));
    };
    const kept = classes.filter((line) => {
      const name = /^ {2}(?:static )?[\w[\]]+ (\w+)(?:;|\()/.exec(line)?.[1];
      return name === undefined || used(name, line);
    });
    if (kept.length === classes.length) return `${classes.join('\n')}${text.slice(at)}`;
    classes = kept;
  }
}

/** One class `M` with methods, each of which may call those before it. */
export function randomProgram(draw: Draw): string {
  const methods: Method[] = [];
  const texts: string[] = [];
  for (let count = 0; count < 4; count++) {
    const writer = new MethodWriter(draw, methods, count);
    texts.push(writer.text());
    methods.push(writer.method);
  }
  return `${CLASSES}class M {\n${texts.join('\n')}\n}\n`;
}

class MethodWriter {
  readonly method: Method;
  readonly #names: string[];
  /** Variables in scope, by kind. */
  #scope: { name: string; kind: Kind }[] = [];
  #fresh = 0;
  #loops = 0;
  /** Statements that may still be written. */
  #left: number;

  constructor(
    readonly draw: Draw,
    readonly others: readonly Method[],
    number: number,
  ) {
    const kinds: Kind[] = ['A', 'A', 'C', 'int', 'boolean', 'B', 'A[]', 'int[]'];
    const parameters = Array.from({ length: 1 + draw(3) }, () => this.#pick(kinds));
    const result = this.#pick<Kind | 'void'>(['void', 'void', 'A', 'A', 'int', 'boolean', 'C']);
    this.method = { name: `m${number}`, kinds: parameters, result };
    this.#names = parameters.map((_, place) => `p${place}`);
    this.#left = 3 + draw(7);
  }

  text(): string {
    const { name, kinds, result } = this.method;
    this.#scope = kinds.map((kind, place) => ({ name: this.#names[place] as string, kind }));
    const parameters = kinds.map((kind, place) => `${kind} p${place}`).join(', ');
    const body = this.#block(0, 4);
    const end = result === 'void' ? '' : `    return ${this.#expression(result, 2)};\n`;
    return `  static ${result} ${name}(${parameters}) {\n${body}${end}  }`;
  }

  #block(depth: number, most: number): string {
    const before = [...this.#scope];
    let text = '';
    for (let count = 1 + this.draw(most); count > 0 && this.#left > 0; count--) {
      this.#left--;
      const statement = this.#statement(depth);
      text += `${'  '.repeat(depth + 2)}${statement}\n`;
      // Nothing is reached behind a jump.
      if (/^(?:return|throw|break|continue)\b/.test(statement)) break;
    }
    this.#scope = before;
    return text;
  }

  #statement(depth: number): string {
    const kind = this.draw(depth > 2 ? 9 : 17);
    switch (kind) {
      case 0:
      case 1:
        return `${this.#place('A')}.${this.#pick(['next', 'prev'])} = ${this.#expression('A', 2)};`;
      case 2:
        return `${this.#place('A')}.data = ${this.#expression('int', 2)};`;
      case 3:
        return this.#pick([
          () => `${this.#place('C')}.first = ${this.#expression('A', 2)};`,
          () => `${this.#place('C')}.size = ${this.#expression('int', 2)};`,
          () => `${this.#place('A')}.flag = ${this.#expression('boolean', 2)};`,
          () => `A.root = ${this.#expression('A', 2)};`,
          () => `A.count = ${this.#expression('int', 2)};`,
          () => `${this.#place('A')}.owner = ${this.#expression('C', 1)};`,
        ])();
      case 4:
      case 5: {
        const type = this.#pick<Kind>(['A', 'A', 'int', 'C', 'boolean']);
        const value = this.#expression(type, 3);
        const name = `v${this.#fresh++}`;
        this.#scope.push({ name, kind: type });
        return `${type} ${name} = ${value};`;
      }
      case 6: {
        const targets = this.#scope.filter(({ name }) => !name.startsWith('c'));
        const target = targets[this.draw(targets.length)];
        if (target === undefined) return ';';
        return `${target.name} = ${this.#expression(target.kind, 3)};`;
      }
      case 7:
        return this.#pick([
          () => `${this.#place('A')}.touch(${this.#expression('int', 1)});`,
          () => `${this.#place('C')}.grow(${this.#expression('A', 1)});`,
          () => this.#call() ?? ';',
          () => `${this.#place('A[]')}[${this.#expression('int', 0)}] = ${this.#expression('A', 1)};`,
          () => `${this.#place('int[]')}[${this.#expression('int', 0)}] = ${this.#expression('int', 1)};`,
        ])();
      case 8: {
        const { result } = this.method;
        if (this.#loops > 0 && this.draw(2) === 0)
          return `if (${this.#expression('boolean', 1)}) ${this.#pick(['break', 'continue', 'break'])};`;
        if (this.draw(3) === 0)
          return `if (${this.#expression('boolean', 1)}) throw new ${this.#pick(['IllegalStateException', 'RuntimeException'])}();`;
        return `if (${this.#expression('boolean', 1)}) return${result === 'void' ? '' : ` ${this.#expression(result, 1)}`};`;
      }
      case 9:
      case 10: {
        const test = this.#expression('boolean', 2);
        const then = this.#block(depth + 1, 2);
        const otherwise = this.draw(2) === 0 ? '' : ` else {\n${this.#block(depth + 1, 2)}${'  '.repeat(depth + 2)}}`;
        return `if (${test}) {\n${then}${'  '.repeat(depth + 2)}}${otherwise}`;
      }
      case 11:
      case 12:
      case 13:
        return this.#walk(depth);
      case 14:
        return this.#otherLoop(depth);
      case 15: {
        const body = this.#block(depth + 1, 2);
        const handler = this.#block(depth + 1, 2);
        const type = this.#pick([
          'NullPointerException',
          'RuntimeException',
          'IllegalStateException',
          'ArrayIndexOutOfBoundsException',
        ]);
        const indent = '  '.repeat(depth + 2);
        if (this.draw(4) === 0) return `try {\n${body}${indent}} finally {\n${this.#tame(handler)}${indent}}`;
        return `try {\n${body}${indent}} catch (${type} e) {\n${handler}${indent}}`;
      }
      default: {
        const index = this.#expression('int', 1);
        const [first, second] = [this.#block(depth + 1, 1), this.#block(depth + 1, 1)];
        const indent = '  '.repeat(depth + 2);
        return `switch (${index}) {\n${indent}case 0: {\n${first}${indent}}\n${indent}case 1: {\n${second}${indent}}\n${indent}default:\n${indent}}`;
      }
    }
  }

  /** Jumps out of `finally` are left out. */
  #tame(text: string): string {
    return /\b(?:return|throw|break|continue)\b/.test(text) ? '' : text;
  }

  /** A loop along a field, with all kinds of tests and bodies. */
  #walk(depth: number): string {
    const start = this.#expression('A', 2);
    const cursor = `c${this.#fresh++}`;
    const step = this.#pick(['next', 'next', 'prev']);
    const tests = [
      () => `${cursor} != null`,
      () => `${cursor} != null`,
      () => `${cursor} != ${this.#simple('A')} && ${cursor} != null`,
      () => `${cursor} != null && ${cursor}.data != ${this.#simple('int')}`,
      () => `${cursor} != ${this.#simple('A')}`,
      () => `${cursor} != null && !${cursor}.flag`,
      () => `${cursor}.${step} != null`,
    ];
    const test = this.#pick(tests)();
    const indent = '  '.repeat(depth + 2);
    this.#scope.push({ name: cursor, kind: 'A' });
    const isTrailing = this.draw(4) === 0;
    const behind = this.#simple('A');
    const trail = `t${this.#fresh++}`;
    if (isTrailing) this.#scope.push({ name: trail, kind: 'A' });
    this.#loops++;
    const body = this.#block(depth + 1, 3);
    this.#loops--;
    this.#scope = this.#scope.filter(({ name }) => name !== cursor);
    const keep = isTrailing ? `${indent}  ${trail} = ${cursor};\n` : '';
    const declared = isTrailing ? `A ${trail} = ${behind === cursor ? 'null' : behind};\n${indent}` : '';
    if (this.draw(3) === 0 || /\bcontinue\b/.test(body)) {
      return `${declared}for (A ${cursor} = ${start}; ${test}; ${cursor} = ${cursor}.${step}) {\n${body}${keep}${indent}}`;
    }
    this.#scope.push({ name: cursor, kind: 'A' });
    return `A ${cursor} = ${start};\n${indent}${declared}while (${test}) {\n${keep}${body}${indent}  ${cursor} = ${cursor}.${step};\n${indent}}`;
  }

  #otherLoop(depth: number): string {
    const indent = '  '.repeat(depth + 2);
    const index = `c${this.#fresh++}`;
    this.#loops++;
    const before = [...this.#scope];
    this.#scope.push({ name: index, kind: 'int' });
    const body = this.#block(depth + 1, 3);
    this.#scope = before;
    this.#loops--;
    const bound = this.#pick(['2', '3', this.#simple('int'), `${this.#place('A[]')}.length`]);
    if (this.draw(4) === 0)
      return `do {\n${indent}  int ${index} = A.count;\n${body.replace(/\bcontinue\b/g, 'break')}${indent}} while (${this.#expression('boolean', 1)});`;
    return `for (int ${index} = 0; ${index} < ${bound}; ${index}++) {\n${body}${indent}}`;
  }

  #call(kind?: Kind): string | undefined {
    const fitting = this.others.filter(({ result }) => kind === undefined || result === kind);
    const method = fitting[this.draw(Math.max(1, fitting.length))];
    if (method === undefined) return undefined;
    const call = `${method.name}(${method.kinds.map((each) => this.#expression(each, 1)).join(', ')})`;
    return kind === undefined ? `${call};` : call;
  }

  /** Something that is dereferenced: not always null. */
  #place(kind: Kind): string {
    const [known] = [this.#scope.filter((each) => each.kind === kind || (kind === 'A' && each.kind === 'B'))];
    const variable = known[this.draw(Math.max(1, known.length))];
    if (variable !== undefined && this.draw(4) > 0) return variable.name;
    switch (kind) {
      case 'A':
        return variable === undefined
          ? 'A.root'
          : `${variable.name}.${this.#pick(['next', 'prev', 'step()', 'next.next'])}`;
      case 'C':
        return variable?.name ?? '(new C())';
      case 'A[]':
        return variable?.name ?? '(new A[2])';
      case 'int[]':
        return variable?.name ?? '(new int[2])';
      default:
        return variable?.name ?? 'null';
    }
  }

  /** A variable, or a constant. */
  #simple(kind: Kind): string {
    const known = this.#scope.filter((each) => each.kind === kind || (kind === 'A' && each.kind === 'B'));
    const variable = known[this.draw(Math.max(1, known.length))];
    if (variable !== undefined && this.draw(5) > 0) return variable.name;
    if (kind === 'int') return this.#pick(['0', '1', '2', '-1']);
    if (kind === 'boolean') return this.#pick(['true', 'false']);
    return variable === undefined || this.draw(2) === 0 ? (kind === 'A' ? 'A.root' : 'null') : 'null';
  }

  #expression(kind: Kind, depth: number): string {
    if (depth === 0 || this.draw(3) === 0) return this.#simple(kind);
    const inner = (each: Kind): string => this.#expression(each, depth - 1);
    const any = this.draw(12);
    if (any === 0) return this.#call(kind) ?? this.#simple(kind);
    if (any === 1) return `(${this.#expression('boolean', depth - 1)} ? ${inner(kind)} : ${inner(kind)})`;
    switch (kind) {
      case 'A':
        return this.#pick([
          () => `${this.#place('A')}.next`,
          () => `${this.#place('A')}.prev`,
          () => `${this.#place('A')}.next.next`,
          () => `${this.#place('A')}.step()`,
          () => `${this.#place('A')}.self()`,
          () => 'new A()',
          () => `new A(${inner('int')})`,
          () => `new B(${inner('A')})`,
          () => `${this.#place('C')}.first`,
          () => `${this.#place('A[]')}[${inner('int')}]`,
          () => 'A.root',
        ])();
      case 'B':
        return this.#pick([() => `(B) ${this.#simple('A')}`, () => `new B(${inner('A')})`])();
      case 'C':
        return this.#pick([() => `${this.#place('A')}.owner`, () => 'new C()'])();
      case 'int':
        return this.#pick([
          () => `${this.#place('A')}.data`,
          () => `${this.#place('C')}.size`,
          () => `(${inner('int')} + ${inner('int')})`,
          () => `(${inner('int')} - 1)`,
          () => 'A.count',
          () => `${this.#place('int[]')}[${inner('int')}]`,
          () => `${this.#place('A[]')}.length`,
        ])();
      case 'boolean':
        return this.#pick([
          () => `${this.#simple('A')} == ${this.#simple('A')}`,
          () => `${inner('A')} == null`,
          () => `${inner('A')} != null`,
          () => `${inner('A')} != ${inner('A')}`,
          () => `${inner('int')} < ${inner('int')}`,
          () => `${inner('int')} == ${inner('int')}`,
          () => `${this.#place('A')}.flag`,
          () => `!(${inner('boolean')})`,
          () => `(${inner('boolean')} && ${inner('boolean')})`,
          () => `(${inner('boolean')} || ${inner('boolean')})`,
          () => `${this.#simple('A')} instanceof B`,
        ])();
      case 'A[]':
        return this.#pick([() => `new A[${this.#pick(['1', '2'])}]`, () => `${this.#place('C')}.items`])();
      case 'int[]':
        return this.#pick([() => 'new int[2]', () => `${this.#place('C')}.numbers`])();
    }
  }

  #pick<T>(choices: readonly T[]): T {
    return choices[this.draw(choices.length)] as T;
  }
}
