/** Annotations of parameters, as javac of several releases writes them, are found on the parameter that they stand on. Skipped without a JDK. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readClassFile } from '../../../../src/frontends/classfile/format/read.js';
import { parseMethodDescriptor } from '../../../../src/ir/descriptors.js';
import { findJdks } from '../../../agreement/jdks.js';
import { compileSources } from '../../../support/classfiles.js';

/** The annotated parameter is everywhere the only one of type CharSequence. */
const SOURCE = `
import java.lang.annotation.*;
@Retention(RetentionPolicy.RUNTIME) @Target(ElementType.PARAMETER) @interface P {}
@Retention(RetentionPolicy.CLASS) @Target(ElementType.TYPE_USE) @interface T {}
public class Owner {
  class Inner { Inner(@P @T CharSequence a, int x) {} }
  static class Nested { Nested(Owner o, @P @T CharSequence a, int x) {} }
  enum Kind { ONE(null, 1); Kind(@P @T CharSequence a, int x) {} }
  record Plain(int x, @P @T CharSequence a) {}
  record Compact(@P @T CharSequence a, int x) { Compact {} }
  static void inStatic(int c) { class L { L(@P @T CharSequence a, int x) { System.out.println(c); } } new L(null, 1); }
  void inInstance(int c) { class M { M(@P @T CharSequence a, int x) { System.out.println(c); } } new M(null, 1); }
  void method(int y, @P @T CharSequence a) {}
}
`;
/** One cannot tell an outer instance from a parameter here without `-parameters`: then nothing may be said. */
const UNCLEAR = 'Owner$1M';

const jdks = findJdks().filter(({ release }) => release >= 16);

describe.skipIf(jdks.length === 0)('annotations of parameters', () => {
  const cases = jdks.flatMap((jdk) => [[], ['-parameters']].map((options) => ({ jdk, options, release: jdk.release })));

  it.each(cases)('compiled by Java $release with options $options', ({ jdk, options }) => {
    const folder = compileSources({ jdk, sources: { 'Owner.java': SOURCE }, options });
    let found = 0;
    for (const name of readdirSync(folder)) {
      const file = readClassFile(readFileSync(path.join(folder, name)));
      for (const { descriptor, parameterAnnotations } of file.methods) {
        const lists = parameterAnnotations.map((list) => list.map(({ type }) => type));
        const { parameters } = parseMethodDescriptor(descriptor);
        if (!parameters.includes('java.lang.CharSequence') || descriptor.endsWith('Owner$1;)V')) continue;
        const where = parameters.map((type) => (type === 'java.lang.CharSequence' ? ['P', 'T'] : []));
        const silent = file.name === UNCLEAR && lists.every((list) => list.length === 0);
        if (!silent) expect([file.name, lists]).toEqual([file.name, where]);
        else expect(options).toEqual([]);
        found++;
      }
    }
    expect(found).toBe(8);
  });
});
