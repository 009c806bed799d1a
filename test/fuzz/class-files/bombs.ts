/** Class files made to cost as much as possible for their size: each must be refused or done with soon. */
import { ClassBuilder } from '../../frontends/classfile/assembler/class-builder.js';
import type { CodeBuilder } from '../../frontends/classfile/assembler/code-builder.js';
import type { Label } from '../../frontends/classfile/assembler/labels.js';

const MOST_CODE = 65_535;

function oneMethod(write: (code: CodeBuilder) => unknown, version = 49, descriptor = '(I)V'): Uint8Array {
  return new ClassBuilder({ name: 'Bomb', version })
    .method({ flags: 9, name: 'run', descriptor }, (code) => write(code))
    .build();
}

/** Instructions until the code is as long as it may be, less what is to come. */
function fill(code: CodeBuilder, reserve: number, write: (round: number) => unknown): void {
  for (let round = 0; code.offset < MOST_CODE - reserve; round++) write(round);
}

export const BOMBS: Readonly<Record<string, () => Uint8Array>> = {
  'long straight code': () =>
    oneMethod((code) => {
      fill(code, 20, () => code.increment(0, 1));
      code.op('return');
    }),
  'a deep stack over many blocks': () =>
    oneMethod((code) => {
      code.sizes(MOST_CODE, 1);
      for (let depth = 0; depth < 20_000; depth++) code.op('iconst_0');
      fill(code, 20, () => {
        const next = code.label();
        code.local('iload', 0).jump('ifeq', next).mark(next);
      });
      code.op('return');
    }),
  'many locals over many blocks': () =>
    oneMethod((code) => {
      code.sizes(4, MOST_CODE);
      for (let slot = 1; slot < 8_000; slot++) code.op('iconst_0').local('istore', slot);
      fill(code, 8_000, () => {
        const next = code.label();
        code.local('iload', 0).jump('ifeq', next).mark(next);
      });
      for (let slot = 1; slot < 1_500; slot++) code.local('iload', slot).op('pop');
      code.op('return');
    }),
  'handlers over everything, each inside the next': () =>
    oneMethod((code) => {
      const start = code.here();
      const ends: Label[] = [];
      fill(code, 100, () => {
        code.op('iconst_1').local('iload', 0).op('idiv', 'pop');
        ends.push(code.here());
      });
      code.op('return');
      const handler = code.here();
      code.op('pop', 'return');
      for (let entry = 0; entry < 60_000; entry++) {
        code.handler(start, ends[entry % ends.length] as Label, handler, entry % 2 === 0 ? 'java/lang/Error' : 0);
      }
    }),
  'a handler of its own for each instruction': () =>
    oneMethod((code) => {
      fill(code, 100, () => {
        const start = code.here();
        code.op('iconst_1').local('iload', 0).op('idiv', 'pop');
        const end = code.here();
        const after = code.label();
        code.jump('goto', after);
        const handler = code.here();
        code.op('pop').mark(after);
        code.handler(start, end, handler, 'java/lang/ArithmeticException');
      });
      code.op('return');
    }),
  'a handler that covers itself': () =>
    oneMethod((code) => {
      const start = code.here();
      code.op('iconst_1').local('iload', 0).op('idiv', 'pop', 'return');
      const handler = code.here();
      code.op('pop', 'iconst_1').local('iload', 0).op('idiv', 'pop').jump('goto', start);
      code.handler(start, code.here(), handler).handler(handler, code.here(), handler);
    }),
  'subroutines that call each other twice': () =>
    oneMethod((code) => {
      code.sizes(4, 60);
      const routines = Array.from({ length: 40 }, () => code.label());
      code.jump('jsr', routines[0] as Label).op('return');
      for (const [index, routine] of routines.entries()) {
        code.mark(routine).local('astore', index + 1);
        const next = routines[index + 1];
        if (next !== undefined) code.jump('jsr', next).jump('jsr', next);
        code.local('ret', index + 1);
      }
    }),
  'one subroutine called from everywhere': () =>
    oneMethod((code) => {
      const routine = code.label();
      fill(code, 20_000, () => code.jump('jsr_w', routine));
      code.op('return').mark(routine).local('astore', 1);
      fill(code, 40, () => code.increment(0, 1));
      code.local('ret', 1);
    }),
  'a subroutine that calls itself': () =>
    oneMethod((code) => {
      const routine = code.label();
      code.jump('jsr', routine).op('return').mark(routine).local('astore', 1).jump('jsr', routine).local('ret', 1);
    }),
  'switches to switches': () =>
    oneMethod((code) => {
      const ends: Label[] = [];
      fill(code, 9_000, () => {
        const here = code.here();
        ends.push(here);
        code.local('iload', 0).tableSwitch(
          0,
          Array.from({ length: 2_000 }, (_, index) => ends[index % ends.length] as Label),
          here,
        );
      });
      code.op('return');
    }),
  'a switch of everything': () =>
    oneMethod((code) => {
      const end = code.label();
      code.local('iload', 0).lookupSwitch(
        Array.from({ length: 8_100 }, (_, index) => [index * 3, end] as const),
        end,
      );
      code.mark(end).op('return');
    }),
  'a web of jumps back and forth': () =>
    oneMethod((code) => {
      const labels = Array.from({ length: 8_000 }, () => code.label());
      for (const [index, label] of labels.entries()) {
        code.mark(label);
        code.op('iload_0').jump(index % 2 === 0 ? 'ifeq' : 'ifne', labels[(index * 7919) % 5_000] as Label);
      }
      code.op('return');
    }),
  'merges of many types': () =>
    oneMethod((code) => {
      code.sizes(4, 400);
      for (let slot = 1; slot < 300; slot++) code.string('x').local('astore', slot);
      const loop = code.here();
      fill(code, 3_000, (round) => {
        const next = code.label();
        code.local('iload', 0).jump('ifeq', next);
        code.local('aload', (round % 298) + 1).local('astore', ((round * 31) % 298) + 1);
        if (round % 3 === 0)
          code
            .op('aconst_null')
            .newArray('int')
            .local('astore', (round % 298) + 1);
        code.mark(next);
      });
      code.jump('goto_w', loop);
    }, 49),
  'long chains of dup': () =>
    oneMethod((code) => {
      code.sizes(40_000, 4).op('iconst_0', 'iconst_1', 'iconst_2', 'iconst_3');
      let depth = 4;
      fill(code, 28_000, () => {
        code.op('dup2_x2', 'pop2', 'dup2');
        depth += 2;
      });
      for (; depth > 0; depth--) code.op('pop');
      code.op('return');
    }),
  'an array of too many dimensions': () =>
    oneMethod((code) => {
      for (let index = 0; index < 255; index++) code.op('iconst_1');
      code
        .sizes(300, 4)
        .multiNewArray(`${'['.repeat(255)}I`, 255)
        .op('pop', 'return');
    }),
  'a method of many parameters': () =>
    oneMethod((code) => code.sizes(4, 255).op('return'), 52, `(${'I'.repeat(255)})V`),
  'a descriptor without end': () => oneMethod((code) => code.op('return'), 52, `(${'['.repeat(65_000)}I)V`),
  'many methods': () => {
    const builder = new ClassBuilder({ name: 'Bomb', version: 52 });
    for (let index = 0; index < 20_000; index++) {
      builder.method({ flags: 9, name: `m${index}`, descriptor: '()V' }, (code) => code.op('return'));
    }
    return builder.build();
  },
  'methods of one name': () => {
    const builder = new ClassBuilder({ name: 'Bomb', version: 52 });
    for (let index = 0; index < 5_000; index++) {
      builder.method({ flags: 9, name: 'm', descriptor: '()V' }, (code) =>
        code.invoke('invokestatic', 'Bomb', 'm', '()V').op('return'),
      );
    }
    return builder.build();
  },
  'string concatenation in a chain': () =>
    oneMethod((code) => {
      code.string('x').local('astore', 1);
      fill(code, 40, () => {
        code
          .local('aload', 1)
          .local('aload', 1)
          .invoke('invokevirtual', 'java/lang/String', 'concat', '(Ljava/lang/String;)Ljava/lang/String;')
          .local('astore', 1);
      });
      code.op('return');
    }),
  'its own superclass': () =>
    new ClassBuilder({ name: 'Bomb', superclass: 'Bomb', interfaces: ['Bomb'] }).defaultConstructor().build(),
};
