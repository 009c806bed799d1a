/** Traps about fields and methods that no Java compiler would write so. */
import { dereferenceNull, OBJECT, type Trap } from './trap.js';

export const MEMBERS: readonly Trap[] = [
  {
    name: 'TwoFields',
    what: 'two fields of one name',
    line: 6,
    make: (b, own) => {
      b.field({ flags: 9, name: 'a', descriptor: 'I' })
        .field({ flags: 9, name: 'a', descriptor: 'Ljava/lang/Object;' })
        .field({ flags: 1, name: 'b', descriptor: 'Ljava/lang/String;' })
        .field({ flags: 1, name: 'b', descriptor: 'Ljava/lang/Object;' });
      b.method({ flags: 1, name: 'f', descriptor: '()I' }, (c) => {
        c.line(5).op('aload_0').string('x').field('putfield', own, 'b', 'Ljava/lang/String;');
        c.line(6)
          .op('aload_0')
          .field('getfield', own, 'b', 'Ljava/lang/Object;')
          .invoke('invokevirtual', OBJECT, 'hashCode', '()I')
          .op('ireturn');
      });
      b.method({ flags: 9, name: 'm', descriptor: '()I' }, (c) =>
        c
          .line(8)
          .op('iconst_5')
          .field('putstatic', own, 'a', 'I')
          .type('new', own)
          .op('dup')
          .invoke('invokespecial', own, '<init>', '()V')
          .invoke('invokevirtual', own, 'f', '()I')
          .op('ireturn'),
      );
    },
  },
  {
    name: 'TwoStatics',
    what: 'two static fields of one name',
    line: 9,
    make: (b, own) => {
      b.field({ flags: 9, name: 'a', descriptor: 'Ljava/lang/Object;' }).field({
        flags: 9,
        name: 'a',
        descriptor: 'Ljava/lang/String;',
      });
      b.method({ flags: 9, name: 'm', descriptor: '()I' }, (c) => {
        c.line(8).string('x').field('putstatic', own, 'a', 'Ljava/lang/String;');
        c.line(9)
          .field('getstatic', own, 'a', 'Ljava/lang/Object;')
          .invoke('invokevirtual', OBJECT, 'hashCode', '()I')
          .op('ireturn');
      });
    },
  },
  {
    name: 'ThisNull',
    what: 'a synthetic this$0 that nobody sets',
    line: 6,
    make: (b, own) => {
      b.field({ flags: 0x1010, name: 'this$0', descriptor: 'Ljava/lang/Object;' });
      b.method({ flags: 1, name: 'f', descriptor: '()I' }, (c) =>
        c
          .line(6)
          .op('aload_0')
          .field('getfield', own, 'this$0', 'Ljava/lang/Object;')
          .invoke('invokevirtual', OBJECT, 'hashCode', '()I')
          .op('ireturn'),
      );
      b.method({ flags: 9, name: 'm', descriptor: '()I' }, (c) =>
        c
          .line(8)
          .type('new', own)
          .op('dup')
          .invoke('invokespecial', own, '<init>', '()V')
          .invoke('invokevirtual', own, 'f', '()I')
          .op('ireturn'),
      );
    },
  },
  {
    name: 'ConstAndClinit',
    what: 'a constant value that the initialiser replaces',
    line: 10,
    make: (b, own) => {
      b.field({
        flags: 0x19,
        name: 'K',
        descriptor: 'I',
        attributes: [{ name: 'ConstantValue', content: new Uint8Array([b.pool.int(5) >> 8, b.pool.int(5) & 255]) }],
      });
      b.method({ flags: 8, name: '<clinit>', descriptor: '()V' }, (c) =>
        c.line(1).op('iconst_0').field('putstatic', own, 'K', 'I').op('return'),
      );
      b.method({ flags: 9, name: 'm', descriptor: '()I' }, (c) => {
        const a = c.label();
        c.line(8).field('getstatic', own, 'K', 'I').jump('ifne', a);
        dereferenceNull(c, 10);
        c.mark(a).op('iconst_0', 'ireturn');
      });
    },
  },
  {
    name: 'FinalLate',
    what: 'a final field that a method sets to null',
    line: 6,
    version: 49,
    make: (b, own) => {
      b.field({ flags: 0x11, name: 'k', descriptor: 'Ljava/lang/Object;' });
      b.method({ flags: 1, name: '<init>', descriptor: '(I)V' }, (c) =>
        c
          .line(1)
          .op('aload_0')
          .invoke('invokespecial', OBJECT, '<init>', '()V')
          .op('aload_0')
          .string('x')
          .field('putfield', own, 'k', 'Ljava/lang/Object;')
          .op('return'),
      );
      b.method({ flags: 1, name: 'cut', descriptor: '()V' }, (c) =>
        c.line(3).op('aload_0').op('aconst_null').field('putfield', own, 'k', 'Ljava/lang/Object;').op('return'),
      );
      b.method({ flags: 1, name: 'f', descriptor: '()I' }, (c) =>
        c
          .line(6)
          .op('aload_0')
          .field('getfield', own, 'k', 'Ljava/lang/Object;')
          .invoke('invokevirtual', OBJECT, 'hashCode', '()I')
          .op('ireturn'),
      );
      b.method({ flags: 9, name: 'm', descriptor: '()I' }, (c) =>
        c
          .line(8)
          .type('new', own)
          .op('dup', 'iconst_0')
          .invoke('invokespecial', own, '<init>', '(I)V')
          .op('dup')
          .invoke('invokevirtual', own, 'cut', '()V')
          .invoke('invokevirtual', own, 'f', '()I')
          .op('ireturn'),
      );
    },
  },
  {
    name: 'UninitThis',
    what: 'a field written before and after the call of the super constructor',
    line: 6,
    make: (b, own) => {
      b.field({ flags: 1, name: 'k', descriptor: 'Ljava/lang/Object;' });
      b.method({ flags: 1, name: '<init>', descriptor: '(I)V' }, (c) => {
        c.line(1)
          .op('aload_0')
          .string('x')
          .field('putfield', own, 'k', 'Ljava/lang/Object;')
          .op('aload_0')
          .invoke('invokespecial', OBJECT, '<init>', '()V')
          .op('aload_0', 'aconst_null')
          .field('putfield', own, 'k', 'Ljava/lang/Object;')
          .op('return');
      });
      b.method({ flags: 1, name: 'f', descriptor: '()I' }, (c) =>
        c
          .line(6)
          .op('aload_0')
          .field('getfield', own, 'k', 'Ljava/lang/Object;')
          .invoke('invokevirtual', OBJECT, 'hashCode', '()I')
          .op('ireturn'),
      );
      b.method({ flags: 9, name: 'm', descriptor: '()I' }, (c) =>
        c
          .line(8)
          .type('new', own)
          .op('dup', 'iconst_0')
          .invoke('invokespecial', own, '<init>', '(I)V')
          .invoke('invokevirtual', own, 'f', '()I')
          .op('ireturn'),
      );
    },
  },
  {
    name: 'AbstractNew',
    what: 'new of an abstract class',
    line: 7,
    make: (b) => {
      b.method({ flags: 9, name: 'm', descriptor: '()I' }, (c) => {
        const h = c.label();
        const s = c.here();
        c.line(3).type('new', 'java/lang/Number').op('pop', 'iconst_0', 'ireturn');
        c.mark(h).op('pop');
        c.handler(s, h, h, 'java/lang/InstantiationError');
        dereferenceNull(c, 7);
      });
    },
  },
  {
    name: 'PrivateAccess',
    what: 'a private field of another class',
    line: 7,
    make: (b) => {
      b.method({ flags: 9, name: 'm', descriptor: '()I' }, (c) => {
        const h = c.label();
        const s = c.here();
        c.line(3).string('x').field('getfield', 'java/lang/String', 'hash', 'I').op('ireturn');
        c.mark(h).op('pop');
        c.handler(s, h, h, 'java/lang/IllegalAccessError');
        dereferenceNull(c, 7);
      });
    },
  },
  {
    name: 'MissingMethod',
    what: 'a method that is not there',
    line: 7,
    make: (b) => {
      b.method({ flags: 9, name: 'm', descriptor: '()I' }, (c) => {
        const h = c.label();
        const s = c.here();
        c.line(3).string('x').invoke('invokevirtual', 'java/lang/String', 'nope', '()I').op('ireturn');
        c.mark(h).op('pop');
        c.handler(s, h, h, 'java/lang/NoSuchMethodError');
        dereferenceNull(c, 7);
      });
    },
  },
  {
    name: 'StaticAsVirtual',
    what: 'a static method called as a virtual one',
    line: 7,
    make: (b, own) => {
      b.method({ flags: 9, name: 'g', descriptor: '()I' }, (c) => c.line(1).op('iconst_0', 'ireturn'));
      b.method({ flags: 9, name: 'm', descriptor: '()I' }, (c) => {
        const h = c.label();
        const s = c.here();
        c.line(3)
          .type('new', own)
          .op('dup')
          .invoke('invokespecial', own, '<init>', '()V')
          .invoke('invokevirtual', own, 'g', '()I')
          .op('ireturn');
        c.mark(h).op('pop');
        c.handler(s, h, h, 'java/lang/IncompatibleClassChangeError');
        dereferenceNull(c, 7);
      });
    },
  },
];
