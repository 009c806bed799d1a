/** The way of somebody who has never seen Espalier: README's command, a first finding, its repair, a clean run, a project. */
import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectOf, writeInto } from '../cli/project.js';
import { compileSources, jdkFrom } from '../support/classfiles.js';
import { packedPackage, runPacked } from './packed.js';

let pack = '';

beforeAll(async () => {
  pack = await packedPackage();
}, 120_000);

afterAll(() => rmSync(pack, { recursive: true, force: true }));

describe('in the package itself', () => {
  it("README's first command finds the bug that stands there", () => {
    const command = /npx espalier (check \S+)/.exec(readFileSync(path.join(pack, 'README.md'), 'utf8'))?.[1] ?? '';
    const { status, out } = runPacked(pack, pack, ...command.split(' '));
    expect(out).toContain('1 bug, no maybes');
    expect(status).toBe(1);
  });

  it('an example has a bug, and is clean after its repair', () => {
    const file = path.join(pack, 'examples/check/Playlist.java');
    const first = runPacked(pack, pack, 'check', 'examples/check/Playlist.java');
    expect(first.out).toContain('examples/check/Playlist.java:33:');
    expect(first.out).toContain('bug: `current` is null here (replayed) [null-dereference]');
    expect(first.status).toBe(1);
    const wrong = readFileSync(file, 'utf8');
    const repaired = wrong.replace('return current.title;', 'return current == null ? "the end" : current.title;');
    expect(repaired).not.toBe(wrong);
    const copy = projectOf({ 'Playlist.java': repaired });
    const second = runPacked(pack, copy, 'check', 'Playlist.java');
    expect(second.out).toContain('no bugs, no maybes');
    expect(second.status).toBe(0);
  });
});

const ORDERS = `package com.example.shop;

import java.util.HashMap;
import java.util.Map;

public class Orders {
    private final Map<String, Customer> customers = new HashMap<>();

    public void register(Customer customer) {
        customers.put(customer.name(), customer);
    }

    public String mailOf(String name) {
        Customer customer = customers.get(name);
        return customer.mail();
    }
}
`;
const CUSTOMER = `package com.example.shop;

public class Customer {
    private final String name;
    private final String mail;

    public Customer(String name, String mail) {
        this.name = name;
        this.mail = mail;
    }

    public String name() {
        return name;
    }

    public String mail() {
        return mail;
    }
}
`;
const TEST = `package com.example.shop;

import org.junit.jupiter.api.Test;

class OrdersTest {
    @Test
    void nobody() {
        String text = null;
        text.length();
    }
}
`;
const MAIN = 'src/main/java/com/example/shop';
const MAVEN: Readonly<Record<string, string>> = {
  'pom.xml': '<project><modelVersion>4.0.0</modelVersion></project>\n',
  [`${MAIN}/Orders.java`]: ORDERS,
  [`${MAIN}/Customer.java`]: CUSTOMER,
  'src/test/java/com/example/shop/OrdersTest.java': TEST,
};
const REPAIRED = ORDERS.replace('return customer.mail();', 'return customer == null ? "" : customer.mail();');

describe('in a Maven project', () => {
  it('there is one finding, at its line; its repair is a clean run', () => {
    const folder = projectOf(MAVEN);
    const first = runPacked(pack, folder, 'check', '.');
    expect(first.out).toContain(`${MAIN}/Orders.java:15:`);
    expect(first.out).toMatch(/1 bug/);
    // Tests break things on purpose.
    expect(first.out).not.toContain('OrdersTest.java:');
    expect(first.status).toBe(1);
    writeInto(folder, { [`${MAIN}/Orders.java`]: REPAIRED });
    const second = runPacked(pack, folder, 'check', '.');
    expect(second.out).toContain('no bugs, no maybes');
    expect(second.status).toBe(0);
  });

  it('with a baseline the old finding does not fail, and a new one does', () => {
    const folder = projectOf(MAVEN);
    const known = ['--baseline', 'espalier-baseline.json'];
    expect(runPacked(pack, folder, 'check', '.', ...known, '--update-baseline').status).toBe(0);
    expect(runPacked(pack, folder, 'check', '.', ...known).status).toBe(0);
    const worse = ORDERS.replace(
      /}\n$/,
      '    public int size(String name) {\n        return customers.get(name).name().length();\n    }\n}\n',
    );
    writeInto(folder, { [`${MAIN}/Orders.java`]: worse });
    const { status, out } = runPacked(pack, folder, 'check', '.', ...known);
    expect(out).toContain(`${MAIN}/Orders.java:18:`);
    expect(out).not.toContain(`${MAIN}/Orders.java:15:`);
    expect(status).toBe(1);
  });

  const jdk = jdkFrom(11);

  it.skipIf(jdk === undefined)('what it was compiled to has the same finding, at the line of the source', () => {
    if (jdk === undefined) return;
    const sources = { 'com/example/shop/Orders.java': ORDERS, 'com/example/shop/Customer.java': CUSTOMER };
    const classes = compileSources({ jdk, sources, options: ['-g'] });
    const folder = projectOf(MAVEN);
    cpSync(classes, path.join(folder, 'target/classes'), { recursive: true });
    const { status, out } = runPacked(pack, folder, 'check', 'target/classes', '--sourcepath', 'src/main/java');
    expect(out).toContain(`${MAIN}/Orders.java:15:`);
    expect(out).toMatch(/1 bug/);
    expect(status).toBe(1);
  });
});
