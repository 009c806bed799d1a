/** Bodies of compiled methods: translated once, checked, and never a fault. */
import { describe, expect, it } from 'vitest';
import { CodeProblem, type TranslateCode } from '../../../../src/frontends/classfile/code/translation/translation.js';
import { ClassFileProblem } from '../../../../src/frontends/classfile/format/class-file.js';
import { BodyBuilder } from '../../../../src/ir/builder.js';
import type { Instruction } from '../../../../src/ir/instructions.js';
import { type ClassDeclaration, Flag, type MethodDeclaration, type Origin } from '../../../../src/ir/program.js';
import { NOWHERE } from '../../../../src/ir/span.js';
import { verifyMethod } from '../../../../src/ir/verifier.js';
import { emptyBody, madeClass, madeCode, madeMethod, madeTable } from './made-class.js';

const lines = [
  { start: 0, line: 11 },
  { start: 5, line: 12 },
];
const throwing =
  (error: Error): TranslateCode =>
  () => {
    throw error;
  };

interface Opened {
  readonly method: MethodDeclaration;
  readonly problems: readonly string[];
  readonly diagnostics: readonly string[];
}

/** A class a.C of C.java with the one method `int m(int)`; its body is asked for. */
function opened(translate: TranslateCode, origin: Origin = 'input', originOfObject = origin): Opened {
  const file = madeClass({
    name: 'a.C',
    sourceFile: 'C.java',
    methods: [madeMethod({ name: 'm', descriptor: '(I)I', code: madeCode({ lines }) })],
  });
  const table = madeTable({ files: [file], origin, originOfObject, tools: { translate } });
  const method = table.find('a.C')?.methods[0] as MethodDeclaration;
  const classes = { find: (name: string) => table.find(name), inputs: () => [], diagnostics: () => [] };
  const problems = verifyMethod(classes, method).map(({ message }) => message);
  const diagnostics = table
    .diagnostics()
    .map(({ severity, span, message }) => `${severity} ${span.file}:${span.line} ${message}`);
  return { method, problems, diagnostics };
}

const instructionsOf = (method: MethodDeclaration): readonly Instruction[] =>
  method.body()?.edges.map(({ instruction }) => instruction) ?? [];

/** One instruction, then `return 1`. */
function bodyWith(instruction: (builder: BodyBuilder) => Instruction): TranslateCode {
  return () => {
    const builder = new BodyBuilder();
    builder.parameter('this', 'a.C');
    builder.parameter('arg0', 'int');
    const after = builder.label();
    builder.edge(builder.entry, after, instruction(builder), NOWHERE, builder.exceptionalExit);
    builder.edge(after, builder.exit, { kind: 'return', value: { kind: 'constant', type: 'int', value: 1 } }, NOWHERE);
    return builder.finish();
  };
}

describe('a body that cannot be translated', () => {
  it.each([
    ['code that no machine accepts', new CodeProblem('the stack is empty', 6), 'the stack is empty', 12],
    ['code of which no place is to blame', new CodeProblem('too large'), 'too large', 11],
    ['a damaged file', new ClassFileProblem('no entry 99', 70), 'no entry 99', 11],
    ['a fault of our own', new TypeError('oops'), 'internal: oops', 11],
  ])('%s', (_, error, reason, line) => {
    const { method, problems, diagnostics } = opened(throwing(error));
    expect(problems).toEqual([]);
    const [first, second] = instructionsOf(method);
    expect(first).toMatchObject({ kind: 'unsupported', target: { type: 'int' } });
    expect(first?.kind === 'unsupported' && first.reason.startsWith(reason)).toBe(true);
    expect(second?.kind).toBe('return');
    expect(diagnostics.length).toBe(1);
    expect(diagnostics[0]?.startsWith(`warning a/C.java:${line} a.C.m: ${reason}`)).toBe(true);
  });

  it('of a library is not reported', () => {
    const { method, diagnostics } = opened(throwing(new CodeProblem('the stack is empty')), 'classpath');
    expect(instructionsOf(method)[0]?.kind).toBe('unsupported');
    expect(diagnostics).toEqual([]);
  });
});

describe('a body that the verifier refuses', () => {
  const wrong = bodyWith((builder) => ({
    kind: 'call',
    dispatch: 'special',
    method: { owner: 'java.lang.Object', name: 'missing', descriptor: '(I)V' },
    arguments: [builder.temporary('int')],
  }));

  it('becomes unsupported', () => {
    const { method, problems, diagnostics } = opened(wrong);
    expect(instructionsOf(method)[0]?.kind).toBe('unsupported');
    expect(problems).toEqual([]);
    expect(diagnostics.length).toBe(1);
  });

  it('is believed of the JDK', () => {
    expect(instructionsOf(opened(wrong, 'jdk').method)[0]?.kind).toBe('call');
  });

  it('not where models take the place of a part of it', () => {
    expect(instructionsOf(opened(wrong, 'jdk', 'model').method)[0]?.kind).toBe('unsupported');
  });

  it('a call of a method that the class does not have stays a call', () => {
    const translate = bodyWith(() => ({
      kind: 'call',
      dispatch: 'static',
      method: { owner: 'java.lang.Object', name: 'missing', descriptor: '()V' },
      arguments: [],
    }));
    const { method, problems, diagnostics } = opened(translate);
    expect(instructionsOf(method)[0]?.kind).toBe('call');
    expect(problems).toEqual(['there is no method java.lang.Object.missing()V']);
    expect(diagnostics).toEqual([]);
  });
});

describe('when bodies are translated', () => {
  it('on first use, once', () => {
    let count = 0;
    const translate: TranslateCode = (context) => {
      count++;
      return emptyBody(context);
    };
    const table = madeTable({
      files: [madeClass({ name: 'C', methods: [madeMethod({ name: 'm' })] })],
      tools: { translate },
    });
    const method = table.find('C')?.methods[0];
    expect(count).toBe(0);
    expect(method?.body()).toBe(method?.body());
    expect(count).toBe(1);
  });

  it('abstract and native methods have none, a method that lacks its code is unsupported', () => {
    const methods = [
      madeMethod({ name: 'a', flags: Flag.ABSTRACT, code: undefined }),
      madeMethod({ name: 'b', flags: Flag.NATIVE, code: undefined }),
      madeMethod({ name: 'c', code: undefined }),
    ];
    const table = madeTable({ files: [madeClass({ name: 'C', methods })] });
    const bodies = table.find('C')?.methods.map((method) => method.body()?.edges[0]?.instruction.kind);
    expect(bodies).toEqual([undefined, undefined, 'unsupported']);
  });

  it('the translation is told names, number and source', () => {
    const seen: unknown[] = [];
    const translate: TranslateCode = (context) => {
      seen.push([context.method.name, context.methodNumber, context.parameterNames, context.sourceName]);
      return emptyBody(context);
    };
    const methods = [
      madeMethod({ name: '<clinit>', flags: Flag.STATIC }),
      madeMethod({ name: 'm', descriptor: '(I)V' }),
    ];
    const table = madeTable({
      files: [madeClass({ name: 'a.C', sourceFile: 'C.java', methods })],
      tools: { translate },
    });
    for (const method of table.find('a.C')?.methods ?? []) method.body();
    expect(seen).toEqual([
      ['m', 1, ['arg0'], 'a/C.java'],
      ['<clinit>', 0, [], 'a/C.java'],
    ]);
  });
});

describe('classes that bodies bring forth', () => {
  it('are found by translating the bodies of their owner', () => {
    const made = new Map<string, ClassDeclaration>();
    const lambda = madeTable({ files: [madeClass({ name: 'C$$Lambda$1' })] }).find('C$$Lambda$1') as ClassDeclaration;
    const table = madeTable({
      files: [madeClass({ name: 'C', methods: [madeMethod({ name: 'm' })] })],
      tools: {
        translate: (context) => {
          void context.dynamic;
          // A body in the making may ask for what it brings forth; it is not known yet.
          expect(context.hierarchy.find('C$$Lambda$1')).toBeUndefined();
          made.set(lambda.name, lambda);
          return emptyBody(context);
        },
        openDynamicSites: () => ({
          meaning: () => ({ kind: 'unknown', reason: '' }),
          constant: () => ({ kind: 'unknown', reason: '' }),
          classes: () => made,
        }),
      },
    });
    expect(table.syntheticOf('C')).toEqual([]);
    expect(table.syntheticOf('D')).toEqual([]);
    expect(table.syntheticCount()).toBe(0);
    expect(table.find('C$$Lambda$2')).toBeUndefined();
    expect(table.find('C$$Lambda$1')).toBe(lambda);
    expect(table.syntheticOf('C')).toEqual(['C$$Lambda$1']);
    expect(table.syntheticCount()).toBe(1);
  });

  it('a class file whose name looks like one is that class', () => {
    const table = madeTable({ files: [madeClass({ name: 'C' }), madeClass({ name: 'C$$anonfun$1' })] });
    expect(table.find('C$$anonfun$1')?.name).toBe('C$$anonfun$1');
  });
});

describe('specifications', () => {
  it('are asked for once a class, and belong to methods by name and descriptor', () => {
    const clause = { kind: 'requires', formula: 'count > 0', span: NOWHERE } as const;
    const invariant = { kind: 'invariant', formula: 'true', span: NOWHERE } as const;
    let asked = 0;
    const table = madeTable({
      files: [
        madeClass({ name: 'C', methods: [madeMethod({ name: 'm', descriptor: '(I)V' }), madeMethod({ name: 'm' })] }),
      ],
      options: {
        specification: (name) => {
          asked++;
          return name === 'C'
            ? {
                invariants: [invariant],
                clausesOf: (_, descriptor) => (descriptor === '(I)V' ? [clause] : []),
                parameterNames: (_, descriptor) => (descriptor === '(I)V' ? ['count'] : undefined),
              }
            : undefined;
        },
      },
    });
    const found = table.find('C');
    expect(asked).toBe(0);
    expect(found?.invariants).toEqual([invariant]);
    expect(found?.methods.map(({ clauses }) => clauses)).toEqual([[clause], []]);
    expect(found?.methods.map(({ parameters }) => parameters.map(({ name }) => name))).toEqual([['count'], []]);
    expect(asked).toBe(1);
  });
});
