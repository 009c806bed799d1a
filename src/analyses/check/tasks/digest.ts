/** A number for a program, by which two processes see that they look at the same. */
import type { MethodDeclaration } from '../../../ir/program.js';
import type { Component } from '../../../program/components.js';

/** FNV-1a (Fowler, Noll, Vo), 32 bits. */
const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

export function digestOf(components: readonly Component[]): string {
  let [hash, other] = [OFFSET, PRIME];
  const add = (number: number): void => {
    hash = Math.imul(hash ^ number, PRIME);
    other = Math.imul(other + number, OFFSET);
  };
  for (const { name, methods } of components) {
    for (let index = 0; index < name.length; index++) add(name.charCodeAt(index));
    for (const method of methods) addMethod(method, add);
  }
  return `${(hash >>> 0).toString(16)}-${(other >>> 0).toString(16)}`;
}

function addMethod(method: MethodDeclaration, add: (number: number) => void): void {
  for (const text of [method.owner, method.name, method.descriptor]) {
    for (let index = 0; index < text.length; index++) add(text.charCodeAt(index));
  }
  for (const { from, to, span, instruction } of method.body()?.edges ?? []) {
    add(from);
    add(to);
    add(span.line);
    add(span.column);
    add(instruction.kind.length);
  }
}
