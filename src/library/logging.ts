/** Classes that write down what a program does: programs do not depend on them, and a replay need not run them. */
import type { Hierarchy } from '../ir/hierarchy.js';
import type { Instruction } from '../ir/instructions.js';
import type { ClassName } from '../ir/types.js';

type CallInstruction = Extract<Instruction, { kind: 'call' }>;

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

/** Methods that find a logger by a name or a class. */
const LOOKUPS: ReadonlySet<string> = new Set([
  'java.lang.System.getLogger',
  'java.util.logging.Logger.getLogger',
  'java.util.logging.Logger.getAnonymousLogger',
  'java.util.logging.Logger.getGlobal',
  'org.slf4j.LoggerFactory.getLogger',
  'org.apache.commons.logging.LogFactory.getLog',
  'org.apache.log4j.Logger.getLogger',
  'org.apache.log4j.LogManager.getLogger',
  'org.apache.logging.log4j.LogManager.getLogger',
  'org.jboss.logging.Logger.getLogger',
  'com.google.common.flogger.FluentLogger.forEnclosingClass',
]);

/**
 * What it rests on that the call finds a logger, which is never null, and runs no code of the program on the way; undefined where it may do anything else. A
 * program that has loggers of its own may have them looked up by its own code.
 */
export function loggerLookup(hierarchy: Hierarchy, { method, dispatch }: CallInstruction): string | undefined {
  if (dispatch !== 'static' || !LOOKUPS.has(`${method.owner}.${method.name}`)) return undefined;
  if (hierarchy.find(method.owner)?.origin === 'input' || hasOwnLoggers(hierarchy)) return undefined;
  return `library-fact:${method.owner}`;
}

function hasOwnLoggers(hierarchy: Hierarchy): boolean {
  return hierarchy.table
    .inputs()
    .some((name) => isLogging(name) || [...hierarchy.supertypes(name)].some((each) => isLogging(each)));
}
