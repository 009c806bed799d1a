/** Calls that ask which object a method returns, see `Same.java`. */
import { Hierarchy } from '../../../src/ir/hierarchy.js';
import { isReference } from '../../../src/ir/types.js';
import { valuesOf } from './operands.js';
import { type Call, type CallChoice, type Method, methodsOf } from './program.js';
import { ASKED, furtherValues } from './same-operands.js';

/** They wait, change what others see, give texts about classes or empty ones, or are of a class of which it is left open. */
const LEFT_OUT =
  /^java\.(lang\.Class\.(toString|toGenericString|descriptorString|get\w*Name)|util\.(Locale\.forLanguageTag|Scanner\.find\w*)|math\.\w+\.\w+|lang\.Thread\.(currentThread|sleep|join|start|run|getAllStackTraces|getThreadGroup|getStackTrace)|util\.concurrent\..*\.(get|acquire|lock\w*|take|put\w*|offer\w*|poll\w*)|util\.(Scanner\.next\w*|Locale\.(getDefault|getAvailable\w*|getISO\w*)|UUID\.randomUUID)|lang\.Class\.(forName|getModule|getPackage\w*))$/;

/** Two calls in a row with the same arguments, and one with others that look the same. */
export function identityCalls({ workspace, classes, each, random }: CallChoice): readonly Call[] {
  const hierarchy = new Hierarchy(workspace.table);
  const pick = (from: readonly string[]): string => from[Math.floor(random() * from.length)] ?? 'null';
  const owners = Object.entries(ASKED).filter(
    ([owner]) => classes.length === 0 || classes.some((prefix) => owner.startsWith(prefix)),
  );
  return owners.flatMap(([owner, receivers]) => {
    const methods = methodsOf(hierarchy, owner).filter(
      ({ name, result }) => isReference(result) && !LEFT_OUT.test(`${owner}.${name}`),
    );
    const asked = methods.flatMap((method) => {
      const { name, parameters, isStatic } = method;
      const values = parameters.map((type) => [...valuesOf(owner, name, type), ...furtherValues(type)]);
      if (values.some((known) => known.length === 0) || (!isStatic && receivers.length === 0)) return [];
      const count = Math.max(isStatic ? 1 : receivers.length, parameters.length === 0 ? 1 : each);
      return Array.from({ length: count }, (_, index) => {
        const given = parameters.map((type, at) => `(${type.replaceAll('$', '.')}) (${pick(values[at] ?? [])})`);
        return asking(owner, method, isStatic ? 'null' : (receivers[index % receivers.length] ?? 'null'), given, index);
      });
    });
    return [...asked, ...receivers.map((receiver) => together(owner, receiver, methods))];
  });
}

function asking(
  owner: string,
  { name, parameters, isStatic }: Method,
  receiver: string,
  given: readonly string[],
  index: number,
): Call {
  const type = owner.replaceAll('$', '.');
  const method = `${owner}.${name}(${parameters.join(',')})`;
  const label = JSON.stringify(`which ${method} #${index} on ${receiver} given ${given.join(', ')}`);
  const call = (on: string, argument: string): string =>
    `${isStatic ? type : `((${type}) ${on})`}.${name}(${given.map((_, at) => `${argument}${at}`).join(', ')})`;
  const operands = (on: string, argument: string): string =>
    `Object ${on} = ${receiver}; ${given.map((text, at) => `${parameters[at]?.replaceAll('$', '.')} ${argument}${at} = ${text}; `).join('')}`;
  const all = ['t', ...given.map((_, at) => `(Object) a${at}`)].join(', ');
  const text = `{ try { ${operands('t', 'a')}Object once = ${call('t', 'a')}; Object again = ${call('t', 'a')}; ${operands('u', 'b')}Object elsewhere = ${call('u', 'b')}; Same.told(${label}, once, again, elsewhere, (Object) ${all}); } catch (Throwable problem) { Same.failed(${label}, problem); } }`;
  return { method, text };
}

/** Methods without parameters whose results are one object. */
function together(owner: string, receiver: string, methods: readonly Method[]): Call {
  const type = owner.replaceAll('$', '.');
  const calls = methods
    .filter(({ isStatic, parameters }) => !isStatic && parameters.length === 0)
    .map(({ name }) => `try { results.add("${name}", ((${type}) t).${name}()); } catch (Throwable problem) { }`);
  const label = JSON.stringify(`${owner} on ${receiver}`);
  const text = `{ Object t = ${receiver}; Same.Results results = new Same.Results(${label}); ${calls.join(' ')} results.told(); }`;
  return { method: owner, text };
}
