/** Header and body agree: descriptor, parameters, receiver; variables are numbered and named apart. */
import { methodDescriptor } from '../descriptors.js';
import { Flag, hasFlag } from '../program.js';
import { THROWABLE } from '../types.js';
import type { Verification } from './verification.js';

export function verifySignature({ method, body, report }: Verification): void {
  const types = method.parameters.map((parameter) => parameter.type);
  if (methodDescriptor(types, method.result) !== method.descriptor) {
    report(`descriptor ${method.descriptor} does not fit the declared parameters and result`);
  }
  const expected = hasFlag(method, Flag.STATIC) ? types : [method.owner, ...types];
  const { parameters, variables, thrown } = body;
  if (parameters.length !== expected.length) {
    report(`the body has ${parameters.length} parameters instead of ${expected.length}`);
  }
  parameters.forEach((parameter, index) => {
    const type = expected[index];
    if (type !== undefined && parameter.type !== type) {
      report(`parameter '${parameter.name}' has type ${parameter.type} instead of ${type}`);
    }
    if (parameter.role !== 'parameter') report(`parameter '${parameter.name}' has role ${parameter.role}`);
    if (variables[parameter.index] !== parameter) report(`parameter '${parameter.name}' is no variable of the body`);
  });
  if (thrown.type !== THROWABLE || thrown.role !== 'thrown' || variables[thrown.index] !== thrown) {
    report(`'${thrown.name}' cannot take thrown exceptions`);
  }
  const names = new Set<string>();
  variables.forEach((variable, index) => {
    if (variable.index !== index)
      report(`variable '${variable.name}' has number ${variable.index} instead of ${index}`);
    if (names.has(variable.name)) report(`two variables are called '${variable.name}'`);
    if (variable.type === 'void' || variable.type === 'null')
      report(`variable '${variable.name}' has type ${variable.type}`);
    names.add(variable.name);
  });
}
