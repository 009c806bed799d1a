/** Traps about ints that are declared as smaller types: the virtual machine narrows some of them, and not others. */
import { dereferenceNull, type Trap } from './trap.js';

export const SMALL_INTEGERS: readonly Trap[] = [
  {
    name: 'BoolArg2',
    illTyped: true,
    what: 'arguments are not narrowed: this boolean is neither 0 nor 1',
    line: 11,
    make: (b, own) => {
      b.method({ flags: 9, name: 'f', descriptor: '(Z)I' }, (c) => {
        const a = c.label(),
          d = c.label();
        c.line(10).op('iload_0').jump('ifeq', a).op('iload_0', 'iconst_1').jump('if_icmpeq', d);
        dereferenceNull(c, 11);
        c.mark(a).op('iconst_0', 'ireturn');
        c.mark(d).op('iconst_1', 'ireturn');
      });
      b.method({ flags: 9, name: 'm', descriptor: '()I' }, (c) =>
        c.line(5).op('iconst_2').invoke('invokestatic', own, 'f', '(Z)I').op('ireturn'),
      );
    },
  },
  {
    name: 'ByteArg300',
    illTyped: true,
    what: 'arguments are not narrowed: this byte is 300',
    line: 11,
    make: (b, own) => {
      b.method({ flags: 9, name: 'f', descriptor: '(B)I' }, (c) => {
        const a = c.label();
        c.line(10).op('iload_0').sipush(200).jump('if_icmplt', a);
        dereferenceNull(c, 11);
        c.mark(a).op('iload_0', 'ireturn');
      });
      b.method({ flags: 9, name: 'm', descriptor: '()I' }, (c) =>
        c.line(5).sipush(300).invoke('invokestatic', own, 'f', '(B)I').op('ireturn'),
      );
    },
  },
  {
    name: 'BoolField2',
    what: 'the lowest bit counts in a static field',
    line: 6,
    make: (b, own) => {
      b.field({ flags: 9, name: 'z', descriptor: 'Z' });
      b.method({ flags: 9, name: 'm', descriptor: '()I' }, (c) => {
        const a = c.label();
        c.line(5).op('iconst_2').field('putstatic', own, 'z', 'Z').field('getstatic', own, 'z', 'Z').jump('ifne', a);
        dereferenceNull(c, 6);
        c.mark(a).op('iconst_1', 'ireturn');
      });
    },
  },
  {
    name: 'BoolField3',
    what: 'the lowest bit counts in a static field',
    line: 6,
    make: (b, own) => {
      b.field({ flags: 9, name: 'z', descriptor: 'Z' });
      b.method({ flags: 9, name: 'm', descriptor: '()I' }, (c) => {
        const a = c.label();
        c.line(5).op('iconst_3').field('putstatic', own, 'z', 'Z').field('getstatic', own, 'z', 'Z').jump('ifeq', a);
        dereferenceNull(c, 6);
        c.mark(a).op('iconst_1', 'ireturn');
      });
    },
  },
  {
    name: 'BoolArray2',
    what: 'the lowest bit counts in an array',
    line: 6,
    make: (b) => {
      b.method({ flags: 9, name: 'm', descriptor: '()I' }, (c) => {
        const a = c.label();
        c.line(5)
          .op('iconst_1')
          .newArray('boolean')
          .op('dup', 'astore_0', 'iconst_0', 'iconst_2', 'bastore', 'aload_0', 'iconst_0', 'baload')
          .jump('ifne', a);
        dereferenceNull(c, 6);
        c.mark(a).op('iconst_1', 'ireturn');
      });
    },
  },
  {
    name: 'BoolReturn2',
    what: 'the lowest bit is returned',
    line: 6,
    make: (b, own) => {
      b.method({ flags: 9, name: 'f', descriptor: '()Z' }, (c) => c.line(3).op('iconst_2', 'ireturn'));
      b.method({ flags: 9, name: 'm', descriptor: '()I' }, (c) => {
        const a = c.label();
        c.line(5).invoke('invokestatic', own, 'f', '()Z').jump('ifne', a);
        dereferenceNull(c, 6);
        c.mark(a).op('iconst_1', 'ireturn');
      });
    },
  },
  {
    name: 'IntAndBool',
    what: 'one variable is stored as boolean and compared as int',
    line: 6,
    make: (b, own) => {
      b.field({ flags: 9, name: 'z', descriptor: 'Z' });
      b.method({ flags: 9, name: 'f', descriptor: '(I)I' }, (c) => {
        const a = c.label();
        c.line(5)
          .op('iload_0', 'istore_1', 'iload_1')
          .field('putstatic', own, 'z', 'Z')
          .op('iload_1', 'iconst_5')
          .jump('if_icmpne', a);
        dereferenceNull(c, 6);
        c.mark(a).op('iload_1', 'ireturn');
      });
      b.method({ flags: 9, name: 'm', descriptor: '()I' }, (c) =>
        c.line(9).op('iconst_5').invoke('invokestatic', own, 'f', '(I)I').op('ireturn'),
      );
    },
  },
  {
    name: 'BoolIinc',
    what: 'a boolean is incremented',
    line: 6,
    make: (b, own) => {
      b.method({ flags: 9, name: 'f', descriptor: '(Z)I' }, (c) => {
        const a = c.label();
        c.line(5).increment(0, 1).op('iload_0', 'iconst_2').jump('if_icmpne', a);
        dereferenceNull(c, 6);
        c.mark(a).op('iload_0', 'ireturn');
      });
      b.method({ flags: 9, name: 'm', descriptor: '()I' }, (c) =>
        c.line(9).op('iconst_1').invoke('invokestatic', own, 'f', '(Z)I').op('ireturn'),
      );
    },
  },
  {
    name: 'BoolAdd',
    what: 'two booleans are added',
    line: 6,
    make: (b, own) => {
      b.method({ flags: 9, name: 'g', descriptor: '()Z' }, (c) => c.line(2).op('iconst_1', 'ireturn'));
      b.method({ flags: 9, name: 'm', descriptor: '()I' }, (c) => {
        const a = c.label();
        c.line(5)
          .invoke('invokestatic', own, 'g', '()Z')
          .op('istore_0')
          .invoke('invokestatic', own, 'g', '()Z')
          .op('iload_0', 'iadd', 'istore_1', 'iload_1', 'iconst_2')
          .jump('if_icmpne', a);
        dereferenceNull(c, 6);
        c.mark(a).op('iload_1', 'ireturn');
      });
    },
  },
  {
    name: 'LcmpStored',
    what: 'the result of lcmp is kept as a number',
    line: 6,
    make: (b) => {
      b.method({ flags: 9, name: 'm', descriptor: '()I' }, (c) => {
        const a = c.label();
        c.line(5).op('lconst_1', 'lconst_0', 'lcmp', 'istore_0', 'iload_0', 'iconst_1').jump('if_icmpne', a);
        dereferenceNull(c, 6);
        c.mark(a).op('iload_0', 'ireturn');
      });
    },
  },
];
