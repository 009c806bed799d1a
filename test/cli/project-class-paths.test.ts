/** Projects of Maven and Gradle find what they are compiled against without an option. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { compileSources, jdkFrom } from '../support/classfiles.js';
import { projectOf, writeInto } from './project.js';

const jdk = jdkFrom(17);

function pom(body: string, own = ''): string {
  return `<?xml version="1.0"?>
<!-- made for tests -->
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>${own}${body}
</project>
`;
}

function coordinates(group: string, artifact: string, version: string): string {
  return `<groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version>`;
}

function dependency(group: string, artifact: string, rest = ''): string {
  return `<dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId>${rest}</dependency>`;
}

/** Puts a jar of the sources where the file says. */
function jar(file: string, sources: Readonly<Record<string, string>>): void {
  if (jdk === undefined) throw new Error('no JDK');
  const classes = compileSources({ jdk, sources });
  mkdirSync(path.dirname(file), { recursive: true });
  const { status, stderr } = spawnSync(path.join(jdk.home, 'bin', 'jar'), ['cf', file, '-C', classes, '.'], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}

function installed(root: string, group: string, artifact: string, version: string, poms = ''): string {
  const folder = path.join(root, ...group.split('.'), artifact, version);
  writeInto(folder, { [`${artifact}-${version}.pom`]: pom(poms, coordinates(group, artifact, version)) });
  return path.join(folder, `${artifact}-${version}.jar`);
}

/** With a home of its own, so that nothing of the user plays a part. */
function check(
  home: string,
  folder: string,
  ...words: readonly string[]
): { readonly out: string; readonly err: string } {
  const env = {
    ...process.env,
    HOME: home,
    GRADLE_USER_HOME: path.join(home, '.gradle'),
    MAVEN_OPTS: '',
    MAVEN_ARGS: '',
  };
  const run = spawnSync(process.execPath, [inject('command'), 'check', ...words, '--no-color'], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 100_000,
    env,
  });
  return { out: run.stdout, err: run.stderr };
}

const TEXTS = {
  'org/texts/Texts.java': `package org.texts;
    public class Texts { public static String orNull(String s) { return org.base.Base.pick(s, null); } }`,
  'org/base/Base.java':
    'package org.base; public class Base { public static String pick(String a, String b) { return a.isEmpty() ? b : a; } }',
};

/** What a client of the library does: only who has both jars knows that the result may be null. */
const CLIENT = `package shop;
  import org.texts.Texts;
  public class Shop {
    public static int length() { return Texts.orNull("").length(); }
    public static void main(String[] args) { length(); }
  }`;

describe.skipIf(jdk === undefined)('a Maven project', () => {
  function repository(home: string): string {
    const root = path.join(home, '.m2', 'repository');
    jar(installed(root, 'org.base', 'base', '1.2'), { 'org/base/Base.java': TEXTS['org/base/Base.java'] });
    const further = `<properties><base.version>1.2</base.version></properties><dependencies>${dependency('org.base', 'base', '<version>${base.version}</version>')}
      ${dependency('org.absent', 'only-tests', '<version>1</version><scope>test</scope>')}</dependencies>`;
    jar(installed(root, 'org.texts', 'texts', '2.0', further), TEXTS);
    return root;
  }

  it('finds its dependencies and theirs, by properties and management', () => {
    const home = projectOf({});
    repository(home);
    const folder = projectOf({
      'pom.xml': pom(
        `<properties><texts>2.0</texts></properties>
         <dependencyManagement><dependencies>${dependency('org.texts', 'texts', '<version>${texts}</version>')}</dependencies></dependencyManagement>
         <dependencies>${dependency('org.texts', 'texts')}
         ${dependency('org.lombok', 'processor', '<version>9</version><scope>provided</scope>')}</dependencies>`,
        coordinates('shop', 'shop', '1'),
      ),
      'src/main/java/shop/Shop.java': CLIENT,
      'src/test/java/shop/ShopTest.java':
        'package shop; class ShopTest { int f(String s) { s = null; return s.length(); } }',
    });
    const { out, err } = check(home, folder, '.');
    expect(out).toMatch(/Shop\.java:4:.*null/);
    expect(out).not.toContain('ShopTest');
    expect(err).not.toContain('cannot find');
    expect(err).toContain('org.lombok:processor:9; mvn dependency:go-offline supplies it');
    expect(check(home, folder, '.', '--tests').out).toContain('ShopTest');
  });

  it("of several modules finds them, and the parent's dependencies, from one module alone", () => {
    const home = projectOf({});
    repository(home);
    const parent = `<parent>${coordinates('shop', 'all', '3')}</parent>`;
    const folder = projectOf({
      'pom.xml': pom(
        `<packaging>pom</packaging><modules><module>core</module><module>app</module></modules>
         <dependencyManagement><dependencies>${dependency('org.texts', 'texts', '<version>2.0</version>')}</dependencies></dependencyManagement>`,
        coordinates('shop', 'all', '3'),
      ),
      'core/pom.xml': pom(
        `${parent}<artifactId>core</artifactId><dependencies>${dependency('org.texts', 'texts')}</dependencies>`,
      ),
      'core/src/main/java/core/Core.java': `package core;
        public class Core { public static String name() { return org.texts.Texts.orNull(""); } }`,
      'app/pom.xml': pom(
        `${parent}<artifactId>app</artifactId><dependencies>${dependency('shop', 'core', '<version>${project.version}</version>')}
         ${dependency('org.junit', 'junit', '<version>4</version><scope>test</scope>')}</dependencies>`,
      ),
      'app/src/main/java/app/App.java': `package app;
        public class App { public static void main(String[] args) { System.out.println(core.Core.name().length()); } }`,
    });
    for (const input of ['.', 'app']) {
      const { out, err } = check(home, folder, input);
      expect(out).toMatch(/App\.java:2:.*null/);
      expect(err).toBe('');
    }
  });

  it('takes the repository that the project names', () => {
    const home = projectOf({});
    const other = projectOf({});
    jar(installed(other, 'org.texts', 'texts', '2.0'), TEXTS);
    const folder = projectOf({
      '.mvn/maven.config': `-Dmaven.repo.local=${other}\n`,
      'pom.xml': pom(
        `<dependencies>${dependency('org.texts', 'texts', '<version>2.0</version>')}</dependencies>`,
        coordinates('s', 's', '1'),
      ),
      'src/main/java/shop/Shop.java': CLIENT,
    });
    expect(check(home, folder, '.').err).toBe('');
  });
});

describe.skipIf(jdk === undefined)('a Gradle project', () => {
  it('finds modules, the catalog and the module cache', () => {
    const home = projectOf({});
    const cache = path.join(home, '.gradle/caches/modules-2/files-2.1');
    jar(path.join(cache, 'org.texts/texts/2.0/0a1b/texts-2.0.jar'), TEXTS);
    const folder = projectOf({
      'settings.gradle.kts': 'include("core", "app")',
      'gradle/libs.versions.toml':
        '[versions]\ntexts = "2.0"\n[libraries]\norg-texts = { module = "org.texts:texts", version.ref = "texts" }\n',
      'core/build.gradle.kts':
        'plugins { `java-library` }\ndependencies {\n  api(libs.org.texts)\n  annotationProcessor("org.lombok:processor:9")\n}\n',
      'core/src/main/java/core/Core.java': `package core;
        public class Core { public static String name() { return org.texts.Texts.orNull(""); } }`,
      'app/build.gradle':
        "dependencies {\n  implementation project(':core')\n  // implementation 'org.gone:gone:1'\n  testImplementation 'junit:junit:4'\n}\n",
      'app/src/main/java/app/App.java': `package app;
        public class App { public static void main(String[] args) { System.out.println(core.Core.name().length()); } }`,
    });
    const { out, err } = check(home, folder, '.');
    expect(out).toMatch(/App\.java:2:.*null/);
    expect(err).toBe('');
    expect(check(home, folder, 'app', '--tests').err).toContain('junit:junit:4; gradle assemble supplies it');
  });
});
