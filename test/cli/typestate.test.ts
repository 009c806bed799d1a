/** `espalier typestate` as a user runs it: formats, exit status, and what is said where nothing can be done. */
import { describe, expect, it } from 'vitest';
import { emptyFolder, espalier, filesOf } from './command.js';

const LAMP = `class Lamp {
  private boolean broken;
  void light() { if (broken) throw new IllegalStateException(); }
  void smash() { broken = true; }
}
`;
const GOOD = 'class Good { public static void main(String[] args) { Lamp lamp = new Lamp(); lamp.light(); } }\n';
const BAD = `class Bad {
  public static void main(String[] args) {
    Lamp lamp = new Lamp();
    lamp.smash();
    lamp.light();
  }
}
`;

function files(contents: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const named = Object.fromEntries(Object.entries(contents).map(([name, text]) => [`${name}.java`, text]));
  const paths = filesOf(named);
  return Object.fromEntries(Object.keys(contents).map((name) => [name, paths[`${name}.java`] ?? '']));
}

describe('what cannot be used', () => {
  it('a kind of errors that there is not', () => {
    const { Lamp = '' } = files({ Lamp: LAMP });
    const wrong = espalier('typestate', Lamp, '--errors', 'throw,nul');
    expect(wrong.err).toContain("no error kind and no exception 'nul': choose of throw, null, ");
    expect(wrong.status).toBe(2);
    const string = espalier('typestate', Lamp, '--errors', 'String');
    expect(string.err).toContain("'String' in --errors is no exception");
    expect(string.status).toBe(2);
  });

  it('a client that is missing; the component is still told', () => {
    const { Lamp = '' } = files({ Lamp: LAMP });
    const { status, out, err } = espalier('typestate', Lamp, '--client', 'no/such/Client.java');
    expect(err).toContain('no/such/Client.java: error: no such file or folder');
    expect(out).toContain('fails when this Lamp is broken');
    expect(status).toBe(2);
  });

  it('nothing at all', () => {
    const { status, err } = espalier('typestate');
    expect(err).toContain("missing required argument 'input'");
    expect(status).toBe(2);
  });

  it('a format that there is not', () => {
    const { status, err } = espalier('typestate', emptyFolder(), '--format', 'xml');
    expect(err).toContain('choose one of text, json, md, dot, svg, html, boolean');
    expect(status).toBe(2);
  });

  it('a class that there is not', () => {
    const { Lamp = '' } = files({ Lamp: LAMP });
    const { status, err } = espalier('typestate', Lamp, '--class', 'Lmp');
    expect(err).toContain("no class 'Lmp' in the input; did you mean 'Lamp'?");
    expect(status).toBe(2);
  });
});

describe('inputs without a protocol', () => {
  it('an empty file', () => {
    const { Empty = '', Good = '' } = files({ Empty: '', Good: GOOD });
    const alone = espalier('typestate', Empty);
    expect(alone.err).toContain('warning: no class in the input, so there is no component');
    expect(alone.out).toContain('0 components');
    expect(alone.status).toBe(0);
    const asked = espalier('typestate', Empty, '--client', Good);
    expect(asked.err).toContain('the clients are not checked');
    expect(asked.status).toBe(2);
  });

  it('interfaces and abstract methods only', () => {
    const { Shapes = '' } = files({
      Shapes: 'interface Shape { void draw(); }\nabstract class Figure { abstract void move(); }\n',
    });
    const { status, err } = espalier('typestate', Shapes);
    expect(err).toContain('warning: nothing in the input can fail, so there is no protocol: errors are throw, assert');
    expect(status).toBe(0);
  });

  it('nothing that a client can call', () => {
    const { Hidden = '' } = files({
      Hidden: 'class Hidden { private Hidden() {} private void fail() { throw new IllegalStateException(); } }\n',
    });
    const { status, err } = espalier('typestate', Hidden);
    expect(err).toContain('warning: clients cannot call anything of Hidden');
    expect(status).toBe(0);
  });

  it('code with errors: what is found is told, nothing is called complete', () => {
    const { Lamp = '' } = files({ Lamp: LAMP.replace('broken = true;', 'broken = true +;') });
    const { status, out, err } = espalier('typestate', Lamp, '--format', 'json');
    expect(err).toMatch(/Lamp\.java:4:\d+: error: /);
    expect(JSON.parse(out).results[0].closed).toBe(false);
    expect(status).toBe(2);
  });
});

describe('clients', () => {
  it('a failing call is found, and replayed', () => {
    const { Lamp = '', Bad = '' } = files({ Lamp: LAMP, Bad: BAD });
    const { status, out } = espalier('typestate', Lamp, '--client', Bad, '--format', 'json');
    const claims = JSON.parse(out).results.flatMap((result: { claims: unknown[] }) => result.claims);
    expect(claims).toContainEqual(
      expect.objectContaining({
        property: 'protocol-error',
        kind: 'obligation',
        verdict: 'refuted',
        location: expect.objectContaining({ line: 5 }),
      }),
    );
    expect(status).toBe(1);
  });

  it('without replay it is not called a bug, and does not fail by default', () => {
    const { Lamp = '', Bad = '' } = files({ Lamp: LAMP, Bad: BAD });
    const { status, out } = espalier('typestate', Lamp, '--client', Bad, '--no-replay');
    expect(out).toContain('maybe: ');
    expect(status).toBe(0);
    expect(espalier('typestate', Lamp, '--client', Bad, '--no-replay', '--fail-on', 'unproved').status).toBe(1);
  });

  it('a client that keeps to the protocol is safe', () => {
    const { Lamp = '', Good = '' } = files({ Lamp: LAMP, Good: GOOD });
    const { status, out } = espalier('typestate', Lamp, '--client', Good, '--fail-on', 'unknown');
    expect(out).toContain('safe: no protocol error');
    expect(status).toBe(0);
  });

  it('classes of a folder of clients are none of the component, even where that is named with it', () => {
    const { Lamp = '', Bad = '' } = files({ Lamp: LAMP, Bad: BAD });
    const { out, status } = espalier('typestate', Lamp, Bad, '--client', Bad, '--format', 'json');
    expect(JSON.parse(out).results[0].component).toEqual(['Lamp']);
    expect(status).toBe(1);
  });
});

describe('clients of the library', () => {
  const walk = (name: string, changed: string): string => `import java.util.ArrayList;
import java.util.List;

class ${name} {
  public static void main(String[] args) {
    List<String> words = new ArrayList<>();
    List<String> others = new ArrayList<>();
    words.add("one");
    words.add("two");
    for (String word : words) {
      ${changed}.add(word);
    }
  }
}
`;

  it('a list that is changed while it is gone through fails at the next step', () => {
    const { Changes = '' } = files({ Changes: walk('Changes', 'words') });
    const { status, out } = espalier('typestate', '--client', Changes, '--format', 'json');
    const claims = JSON.parse(out).results.flatMap((result: { claims: unknown[] }) => result.claims);
    const refuted = claims.filter(({ verdict }: { verdict: string }) => verdict === 'refuted');
    expect(refuted.map(({ location }: { location: { line: number } }) => location.line)).toEqual([10]);
    expect(status).toBe(1);
  });

  it('another list may be changed', () => {
    const { Fills = '' } = files({ Fills: walk('Fills', 'others') });
    const { status, out } = espalier('typestate', '--client', Fills, '--format', 'json', '--fail-on', 'unknown');
    const run = JSON.parse(out);
    const claims = run.results.flatMap((result: { claims: unknown[] }) => result.claims);
    expect(claims.map(({ verdict }: { verdict: string }) => verdict)).toEqual(claims.map(() => 'proved'));
    expect(run.assumptions).toContain('library-spec:java.util.ArrayList');
    expect(status).toBe(0);
  });

  it('code that uses none of what is known is told so', () => {
    const { Plain = '' } = files({ Plain: 'class Plain { public static void main(String[] args) {} }\n' });
    const { status, err } = espalier('typestate', '--client', Plain);
    expect(err).toContain('note: no shipped component is used');
    expect(status).toBe(0);
  });
});

describe('formats', () => {
  it.each([
    ['text', /^.*Lamp\.java:1: component Lamp: 2 typestates; /],
    ['md', /^## `Lamp`\n/],
    ['dot', /^digraph typestates \{\n/],
    ['svg', /^<\?xml /],
    ['html', /^<!DOCTYPE html>\n/],
    ['boolean', /Lamp/],
  ])('%s', (format, expected) => {
    const { Lamp = '' } = files({ Lamp: LAMP });
    const { status, out } = espalier('typestate', Lamp, '--format', format);
    expect(out).toMatch(expected);
    expect(status).toBe(0);
  });
});
