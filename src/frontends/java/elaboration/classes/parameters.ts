/** Parameters of methods and constructors as locals in scope. */
import { STRING } from '../../../../ir/types.js';
import type { MethodSymbol } from '../../model/symbols.js';
import { erasure } from '../../model/types/erasure.js';
import type { Local } from '../../tree.js';
import { freshLocal } from '../elaborator.js';
import type { ClassContext } from '../frame.js';
import type { BlockScope, Variable } from '../scope.js';
import { capturedFieldName, OUTER_FIELD } from './instances.js';
import { layoutOf } from './signatures.js';

export function declareParameters(scope: BlockScope, method: MethodSymbol): readonly Local[] {
  return method.parameters().map(({ name, type }) => {
    const local = freshLocal(name, erasure(type));
    scope.declare({ name, type, local, frame: scope.frame, constant: undefined });
    return local;
  });
}

/** The parameters of a constructor that the source does not show. */
export interface SyntheticParameters {
  readonly outer: Local | undefined;
  readonly enumeration: readonly Local[];
  readonly captured: ReadonlyMap<Variable, Local>;
}

export function syntheticParameters(context: ClassContext): SyntheticParameters {
  const layout = layoutOf(context, []);
  return {
    outer: layout.outer === undefined ? undefined : freshLocal(OUTER_FIELD, layout.outer),
    enumeration: layout.enumeration ? [freshLocal('$name', STRING), freshLocal('$ordinal', 'int')] : [],
    captured: new Map(
      context.captures.map((variable) => [
        variable,
        freshLocal(capturedFieldName(context.captures, variable), variable.local.type),
      ]),
    ),
  };
}

export function allParameters(synthetic: SyntheticParameters, declared: readonly Local[]): readonly Local[] {
  return [
    ...(synthetic.outer === undefined ? [] : [synthetic.outer]),
    ...synthetic.enumeration,
    ...declared,
    ...synthetic.captured.values(),
  ];
}
