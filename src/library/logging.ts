/** Classes that write down what a program does: programs do not depend on them, and a replay need not run them. */
import type { ClassName } from '../ir/types.js';

const PACKAGES: readonly string[] = [
  'java.util.logging',
  'org.slf4j',
  'org.apache.commons.logging',
  'org.apache.juli.logging',
  'org.apache.log4j',
  'org.apache.logging.log4j',
  'org.apache.logging.log4j.core',
  'ch.qos.logback.classic',
  'ch.qos.logback.core',
  'org.jboss.logging',
  'org.jboss.logging.annotations',
  'com.google.common.flogger',
  'org.pmw.tinylog',
  'org.tinylog',
  'io.github.oshai.kotlinlogging',
];
const CLASSES: readonly ClassName[] = ['java.lang.System$Logger', 'java.lang.System$LoggerFinder', 'android.util.Log'];

const KNOWN: ReadonlySet<string> = new Set([...PACKAGES, ...CLASSES]);

/** Whether it is such a class, or one inside of such a class. */
export function isLogging(type: ClassName): boolean {
  const outermost = type.slice(0, type.includes('$') ? type.indexOf('$') : undefined);
  return KNOWN.has(type) || CLASSES.some((each) => type.startsWith(`${each}$`)) || KNOWN.has(packageOf(outermost));
}

function packageOf(type: ClassName): string {
  return type.slice(0, Math.max(0, type.lastIndexOf('.')));
}
