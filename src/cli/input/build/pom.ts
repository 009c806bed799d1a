/** One `pom.xml`, as it is written. */
import { readFileSync } from 'node:fs';
import { childOf, childrenOf, type Element, parseXml, textOf } from './xml.js';

export interface Coordinates {
  readonly group: string;
  readonly artifact: string;
  readonly version: string;
}

export interface Dependency {
  readonly group: string;
  readonly artifact: string;
  readonly version?: string;
  readonly scope?: string;
  readonly type: string;
  readonly classifier?: string;
  readonly optional: boolean;
  readonly systemPath?: string;
  /** `group:artifact`; either part may be a star. */
  readonly exclusions: readonly string[];
}

export interface Parent extends Coordinates {
  /** Undefined: the folder above. Empty: nowhere but in the repository. */
  readonly relativePath?: string;
}

export interface Pom {
  readonly file: string;
  readonly group?: string;
  readonly artifact: string;
  readonly version?: string;
  readonly parent?: Parent;
  readonly properties: ReadonlyMap<string, string>;
  readonly managed: readonly Dependency[];
  readonly dependencies: readonly Dependency[];
  readonly modules: readonly string[];
}

/** Undefined where there is no such file, or it is none of Maven's. */
export function readPom(file: string): Pom | undefined {
  let root: Element | undefined;
  try {
    root = parseXml(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
  const artifact = textOf(root, 'artifactId');
  if (root?.name !== 'project' || artifact === undefined) return undefined;
  const [group, version] = [textOf(root, 'groupId'), textOf(root, 'version')];
  const parent = parentOf(childOf(root, 'parent'));
  const profiles = childrenOf(childOf(root, 'profiles'), 'profile').filter(isActive);
  const parts = [root, ...profiles];
  return {
    file,
    artifact,
    ...(group === undefined ? {} : { group }),
    ...(version === undefined ? {} : { version }),
    ...(parent === undefined ? {} : { parent }),
    properties: new Map(
      parts.flatMap((part) => (childOf(part, 'properties')?.children ?? []).map(({ name, text }) => [name, text])),
    ),
    managed: parts.flatMap((part) => dependenciesOf(childOf(childOf(part, 'dependencyManagement'), 'dependencies'))),
    dependencies: parts.flatMap((part) => dependenciesOf(childOf(part, 'dependencies'))),
    modules: parts.flatMap((part) => childrenOf(childOf(part, 'modules'), 'module').map(({ text }) => text)),
  };
}

function isActive(profile: Element): boolean {
  return textOf(childOf(profile, 'activation'), 'activeByDefault') === 'true';
}

function parentOf(element: Element | undefined): Parent | undefined {
  const group = textOf(element, 'groupId');
  const artifact = textOf(element, 'artifactId');
  const version = textOf(element, 'version');
  if (group === undefined || artifact === undefined || version === undefined) return undefined;
  const relative = childOf(element, 'relativePath');
  return { group, artifact, version, ...(relative === undefined ? {} : { relativePath: relative.text }) };
}

function dependenciesOf(list: Element | undefined): readonly Dependency[] {
  return childrenOf(list, 'dependency').flatMap((element) => {
    const group = textOf(element, 'groupId');
    const artifact = textOf(element, 'artifactId');
    if (group === undefined || artifact === undefined) return [];
    const [version, scope, classifier, systemPath] = ['version', 'scope', 'classifier', 'systemPath'].map((name) =>
      textOf(element, name),
    );
    return {
      group,
      artifact,
      ...(version === undefined ? {} : { version }),
      ...(scope === undefined ? {} : { scope }),
      ...(classifier === undefined ? {} : { classifier }),
      ...(systemPath === undefined ? {} : { systemPath }),
      type: textOf(element, 'type') ?? 'jar',
      optional: textOf(element, 'optional') === 'true',
      exclusions: childrenOf(childOf(element, 'exclusions'), 'exclusion').map(
        (each) => `${textOf(each, 'groupId') ?? '*'}:${textOf(each, 'artifactId') ?? '*'}`,
      ),
    };
  });
}
