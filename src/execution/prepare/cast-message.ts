/** The JDK's text for a failed cast. */
import { typeDescriptor } from '../../ir/descriptors.js';
import { isArray, isPrimitive, type TypeName } from '../../ir/types.js';
import type { Classes } from '../classes/classes.js';
import type { Reference } from '../memory/values.js';

/** As Class.getName writes it: `[I` and `[Ljava.lang.String;` for arrays. */
export function javaTypeName(type: TypeName): string {
  return isArray(type) ? typeDescriptor(type).replaceAll('/', '.') : type;
}

export function castMessage(classes: Classes, object: Reference, type: TypeName): string {
  const from = object.type.name;
  const fromPlace = placeOf(classes, from);
  const toPlace = placeOf(classes, type);
  const [fromName, toName] = [javaTypeName(from), javaTypeName(type)];
  const where =
    fromPlace === toPlace
      ? `${fromName} and ${toName} are in ${fromPlace}`
      : `${fromName} is in ${fromPlace}; ${toName} is in ${toPlace}`;
  return `class ${fromName} cannot be cast to class ${toName} (${where})`;
}

/** Models stand for the JDK's base module; everything else is in nobody's module. */
function placeOf(classes: Classes, type: TypeName): string {
  const element = type.replaceAll('[]', '');
  const origin = isPrimitive(element) ? 'jdk' : classes.get(element).declaration?.origin;
  return origin === 'model' || origin === 'jdk'
    ? "module java.base of loader 'bootstrap'"
    : "unnamed module of loader 'app'";
}
