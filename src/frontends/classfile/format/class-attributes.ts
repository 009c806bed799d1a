/** Attributes of classes that list classes, record components and bootstrap methods. */
import type { ClassName } from '../../../ir/types.js';
import { readAnnotations } from './annotations/member-annotations.js';
import { type AttributeName, AttributeTable, skipAttributes } from './attributes.js';
import type { RecordComponent } from './class-file.js';
import type { ClassContext } from './context.js';

export function readClassList({ pool, attributes }: ClassContext, attribute: AttributeName): readonly ClassName[] {
  const content = attributes.find(attribute);
  if (content === undefined) return [];
  const classes: ClassName[] = [];
  for (let left = content.count(2, 'classes'); left > 0; left--) classes.push(pool.properClass(content.u2()));
  content.finish(attribute);
  return classes;
}

export function readRecordComponents(context: ClassContext): readonly RecordComponent[] | undefined {
  const content = context.attributes.find('Record');
  if (content === undefined) return undefined;
  const components: RecordComponent[] = [];
  for (let left = content.count(6, 'record components'); left > 0; left--) {
    const name = context.pool.name(content.u2());
    const type = context.pool.type(content.u2());
    const attributes = new AttributeTable(context.pool, context.view, content.position);
    skipAttributes(content);
    const annotations = readAnnotations(attributes, context.annotationReader);
    components.push({ name, type, signature: attributes.text('Signature'), annotations });
  }
  content.finish('Record');
  return components;
}
