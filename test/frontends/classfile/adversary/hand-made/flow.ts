/** Traps about monitors, handlers, subroutines, and interfaces that the virtual machine does not verify. */
import { dereferenceNull, OBJECT, type Trap } from './trap.js';

export const FLOW: readonly Trap[] = [
  {
    name: 'FakeInterfaceInstanceof',
    illTyped: true,
    what: 'a string as Runnable, tested',
    line: 10,
    make: (b, own) => {
      b.method({ flags: 9, name: 'f', descriptor: '(Ljava/lang/Runnable;)I' }, (c) => {
        const a = c.label();
        c.line(8).op('aload_0').type('instanceof', 'java/lang/Runnable').jump('ifne', a);
        dereferenceNull(c, 10);
        c.mark(a).op('iconst_0', 'ireturn');
      });
      b.method({ flags: 9, name: 'm', descriptor: '()I' }, (c) =>
        c.line(3).string('x').invoke('invokestatic', own, 'f', '(Ljava/lang/Runnable;)I').op('ireturn'),
      );
    },
  },
  {
    name: 'FakeInterfaceCall',
    illTyped: true,
    what: 'a string as Runnable, called',
    line: 10,
    make: (b, own) => {
      b.method({ flags: 9, name: 'f', descriptor: '(Ljava/lang/Runnable;)I' }, (c) => {
        const s = c.here(),
          h = c.label();
        c.line(8).op('aload_0').invoke('invokeinterface', 'java/lang/Runnable', 'run', '()V').op('iconst_0', 'ireturn');
        c.mark(h).op('pop');
        c.handler(s, h, h, 'java/lang/IncompatibleClassChangeError');
        dereferenceNull(c, 10);
      });
      b.method({ flags: 9, name: 'm', descriptor: '()I' }, (c) =>
        c.line(3).string('x').invoke('invokestatic', own, 'f', '(Ljava/lang/Runnable;)I').op('ireturn'),
      );
    },
  },
  {
    name: 'MonitorExit',
    what: 'a monitor is left that was not entered',
    line: 10,
    make: (b) => {
      b.method({ flags: 9, name: 'm', descriptor: '()I' }, (c) => {
        const s = c.here(),
          h = c.label();
        c.line(8).string('x').op('monitorexit').op('iconst_0', 'ireturn');
        c.mark(h).op('pop');
        c.handler(s, h, h, 'java/lang/IllegalMonitorStateException');
        dereferenceNull(c, 10);
      });
    },
  },
  {
    name: 'MonitorLeft',
    what: 'a method returns with a monitor held',
    line: 10,
    make: (b, own) => {
      b.method({ flags: 9, name: 'f', descriptor: '()I' }, (c) =>
        c.line(4).string('x').op('monitorenter').op('iconst_0', 'ireturn'),
      );
      b.method({ flags: 9, name: 'm', descriptor: '()I' }, (c) => {
        const s = c.here(),
          h = c.label();
        c.line(8).invoke('invokestatic', own, 'f', '()I').op('ireturn');
        c.mark(h).op('pop');
        c.handler(s, h, h, 'java/lang/IllegalMonitorStateException');
        dereferenceNull(c, 10);
      });
    },
  },
  {
    name: 'HandlerOverSuper',
    what: 'null in a handler',
    line: 6,
    make: (b) => {
      b.method({ flags: 9, name: 'm', descriptor: '()I' }, (c) => {
        const h = c.label();
        c.op('aconst_null', 'astore_0');
        const s = c.here();
        c.line(5).op('iconst_1', 'iconst_0', 'idiv', 'ireturn');
        c.mark(h).line(6).op('pop', 'aload_0').invoke('invokevirtual', OBJECT, 'hashCode', '()I').op('ireturn');
        c.handler(s, h, h, 'java/lang/ArithmeticException');
      });
    },
  },
  {
    name: 'ClassCatch',
    what: 'two handlers of one range',
    line: 6,
    make: (b) => {
      b.method({ flags: 9, name: 'm', descriptor: '()I' }, (c) => {
        const s = c.here(),
          h = c.label(),
          g = c.label();
        c.line(5).op('iconst_1', 'iconst_0', 'idiv', 'ireturn');
        c.mark(h).op('pop');
        dereferenceNull(c, 6);
        c.mark(g).op('pop', 'iconst_0', 'ireturn');
        c.handler(s, h, h, 'java/lang/ArithmeticException');
        c.handler(s, h, g);
      });
    },
  },
  {
    name: 'JsrNull',
    what: 'a subroutine called with null the second time',
    line: 7,
    make: (b) => {
      b.method({ flags: 9, name: 'f', descriptor: '(I)I' }, (c) => {
        const sub = c.label(),
          a = c.label();
        c.line(3)
          .string('x')
          .op('astore_1')
          .jump('jsr', sub)
          .op('iload_0')
          .jump('ifeq', a)
          .op('aconst_null', 'astore_1')
          .jump('jsr', sub)
          .mark(a)
          .op('iconst_0', 'ireturn');
        c.mark(sub)
          .op('astore_2')
          .line(7)
          .op('aload_1')
          .invoke('invokevirtual', OBJECT, 'hashCode', '()I')
          .op('pop')
          .local('ret', 2);
      });
      b.method({ flags: 9, name: 'm', descriptor: '()I' }, (c) =>
        c.line(9).op('iconst_1').invoke('invokestatic', 'JsrNull', 'f', '(I)I').op('ireturn'),
      );
    },
  },
  {
    name: 'HandlerSlot',
    what: 'a variable that changes between two places that can fail',
    line: 7,
    make: (b) => {
      b.method({ flags: 9, name: 'f', descriptor: '(I[I)I' }, (c) => {
        const h = c.label();
        c.string('x').op('astore_2');
        const s = c.here();
        c.line(3)
          .op(
            'aload_1',
            'iload_0',
            'iaload',
            'pop',
            'aconst_null',
            'astore_2',
            'aload_1',
            'iload_0',
            'iconst_5',
            'iadd',
            'iaload',
            'pop',
          )
          .string('z')
          .op('astore_2', 'iconst_0', 'ireturn');
        c.mark(h).op('pop').line(7).op('aload_2').invoke('invokevirtual', OBJECT, 'hashCode', '()I').op('ireturn');
        c.handler(s, h, h);
      });
      b.method({ flags: 9, name: 'm', descriptor: '()I' }, (c) =>
        c
          .line(9)
          .op('iconst_0', 'iconst_1')
          .newArray('int')
          .invoke('invokestatic', 'HandlerSlot', 'f', '(I[I)I')
          .op('ireturn'),
      );
    },
  },
  {
    name: 'BackwardNew',
    what: 'a negative second dimension behind an empty first',
    line: 7,
    make: (b) => {
      b.method({ flags: 9, name: 'm', descriptor: '()I' }, (c) => {
        const h = c.label();
        const s = c.here();
        c.line(3).op('iconst_0', 'iconst_m1').multiNewArray('[[I', 2).op('pop', 'iconst_0', 'ireturn');
        c.mark(h).op('pop');
        c.handler(s, h, h, 'java/lang/NegativeArraySizeException');
        dereferenceNull(c, 7);
      });
    },
  },
  {
    name: 'StoreCheck',
    what: 'an object stored into an array of strings',
    line: 7,
    make: (b) => {
      b.method({ flags: 9, name: 'm', descriptor: '()I' }, (c) => {
        const h = c.label();
        const s = c.here();
        c.line(3)
          .op('iconst_1')
          .type('anewarray', 'java/lang/String')
          .op('iconst_0')
          .type('new', OBJECT)
          .op('dup')
          .invoke('invokespecial', OBJECT, '<init>', '()V')
          .op('aastore', 'iconst_0', 'ireturn');
        c.mark(h).op('pop');
        c.handler(s, h, h, 'java/lang/ArrayStoreException');
        dereferenceNull(c, 7);
      });
    },
  },
  {
    name: 'AthrowNull',
    what: 'null is thrown',
    line: 7,
    make: (b) => {
      b.method({ flags: 9, name: 'm', descriptor: '()I' }, (c) => {
        const h = c.label();
        const s = c.here();
        c.line(3).op('aconst_null', 'athrow');
        c.mark(h).op('pop');
        c.handler(s, h, h, 'java/lang/NullPointerException');
        dereferenceNull(c, 7);
      });
    },
  },
];
