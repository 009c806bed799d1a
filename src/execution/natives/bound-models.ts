/** Models that stay in use when library classes come from a JDK. */

/** What the interpreter's natives serve, and what the JDK's own classes of these packages need a virtual machine for. */
const PACKAGES: ReadonlySet<string> = new Set([
  'espalier',
  'java.io',
  'java.lang',
  'java.lang.ref',
  'java.lang.reflect',
  'java.nio',
  'java.nio.charset',
  'java.security',
  'java.util.concurrent',
  'java.util.concurrent.atomic',
  'java.util.concurrent.locks',
  'java.util.regex',
  'jdk.internal.access',
  'jdk.internal.misc',
  'jdk.internal.util',
]);

/** Of java.util only these: locales, formats, random seeds and the clock lead deep into the JDK. */
const CLASSES: ReadonlySet<string> = new Set(
  ['Date', 'DecimalText', 'FormatSpecifier', 'Formatter', 'Locale', 'Properties', 'Random', 'Scanner', 'UUID'].map(
    (name) => `java.util.${name}`,
  ),
);

/** By qualified name of a top-level class. */
export function isBoundToMachine(name: string): boolean {
  return PACKAGES.has(name.slice(0, Math.max(0, name.lastIndexOf('.')))) || CLASSES.has(name);
}
