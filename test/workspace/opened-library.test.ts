/** Classes of the library that several workspaces share are the ones that each would open for itself. */
import { describe, expect, it } from 'vitest';
import { sourceEntries } from '../../src/cli/input/source-folders.js';
import { printBody } from '../../src/ir/text/print.js';
import { openedOnce, openWorkspace, type Workspace } from '../../src/workspace/index.js';
import { MODELS, PARSER } from '../support/open.js';

const parser = await PARSER;
const opened = openedOnce(parser, MODELS);
const input = (text: string, path = 'T.java') => ({ path, text });

function shared(...inputs: readonly { readonly path: string; readonly text: string }[]): Workspace {
  return openWorkspace({ parser, inputs, library: [opened] });
}

function alone(...inputs: readonly { readonly path: string; readonly text: string }[]): Workspace {
  return openWorkspace({ parser, inputs, library: sourceEntries(MODELS) });
}

function bodiesOf({ table }: Workspace, name: string): readonly string[] {
  return (table.find(name)?.methods ?? []).map((method) => {
    const body = method.body();
    return `${method.name}: ${body === undefined ? 'none' : printBody(body)}`;
  });
}

describe('a library that is opened once', () => {
  const text = 'class T { java.util.List<String> list = new java.util.ArrayList<>(); }';

  it('gives the same object to all', () => {
    const found = (workspace: Workspace) => workspace.table.find('java.util.ArrayList');
    expect(found(shared(input(text)))).toBeDefined();
    expect(found(shared(input(text)))).toBe(found(shared(input('class U {}', 'U.java'))));
    expect(found(alone(input(text)))).not.toBe(found(alone(input(text))));
  });

  it.each(['java.util.ArrayList', 'java.util.HashMap', 'java.util.stream.Stream', 'java.lang.String'])(
    'has the code of %s that is there without',
    (name) => {
      expect(bodiesOf(shared(input(text)), name)).toEqual(bodiesOf(alone(input(text)), name));
      expect(bodiesOf(shared(input(text)), name).length).toBeGreaterThan(0);
    },
  );

  it('is left alone where the input has classes in its packages', () => {
    const own = input('package java.util; public class ArrayList<E> { int mine; }', 'ArrayList.java');
    const workspace = shared(own);
    expect(workspace.table.find('java.util.ArrayList')?.fields.map(({ name }) => name)).toEqual(['mine']);
    expect(workspace.table.find('java.util.HashMap')).not.toBe(shared(input(text)).table.find('java.util.HashMap'));
  });

  it('gives way to what stands before it', () => {
    const before = {
      find: (name: string) =>
        name === 'java.util.Stack'
          ? ({
              path: 'Stack.java',
              text: 'package java.util; public class Stack { int mine; }',
              origin: 'classpath',
            } as const)
          : undefined,
      hasPackage: (name: string) => name === 'java.util' || name === 'java',
    };
    const { table } = openWorkspace({
      parser,
      inputs: [input(text)],
      library: [...sourceEntries(before), opened],
    });
    expect(table.find('java.util.Stack')?.fields.map(({ name }) => name)).toEqual(['mine']);
    expect(table.find('java.util.ArrayList')).toBeDefined();
  });
});
