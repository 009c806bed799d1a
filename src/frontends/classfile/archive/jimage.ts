/** The JDK's run-time image (`lib/modules`) as a place of classes. Opening reads its index; bytes come when asked for. */

import type { ClassName } from '../../../ir/types.js';
import { CLASSFILE_BUDGETS } from '../budgets.js';
import type { ClassFileListing, RandomAccess } from '../class-path.js';
import { ClassFileProblem } from '../format/class-file.js';
import { isInformation } from './class-entries.js';
import { type ImageIndex, readImageIndex } from './jimage-index.js';
import { readResource } from './jimage-resources.js';
import { once } from './once.js';
import { PackageSet } from './packages.js';

/** Classes are of origin `jdk` and called `jdk:java.base/java/util/List.class`. A package is in one module only. */
export interface JdkImage extends ClassFileListing {
  /** Of that package itself, not of those below it; sorted. */
  namesOf(packageName: string): readonly ClassName[];
  /** Those with classes; sorted. */
  modules(): readonly string[];
  /** Sorted; empty for a module that is not there. */
  namesOfModule(module: string): readonly ClassName[];
  moduleOf(name: ClassName): string | undefined;
}

const MOST_NAME_CHARACTERS = CLASSFILE_BUDGETS['archive/jimage'].mostNameCharacters.most;

/** A ClassFileProblem where this is no image or its index is damaged. */
export function openImage(access: RandomAccess): JdkImage {
  const index = readImageIndex(access);
  const classes = classesOf(index);
  const byPackage = once(() => grouped(classes, ({ packageName }) => packageName));
  const byModule = once(() => grouped(classes, ({ module }) => module));
  const packages = once(() => new PackageSet(byPackage().keys()));
  return {
    names: once(() => [...classes.keys()].sort()),
    find(name) {
      const found = classes.get(name);
      if (found === undefined) return undefined;
      const path = `jdk:${found.module}/${name.replaceAll('.', '/')}.class`;
      const bytes = (): Uint8Array => readResource(access, index, index.location(found.place));
      return { kind: 'class-file', name, path, origin: 'jdk', bytes };
    },
    hasPackage: (name) => packages().has(name),
    namesOf: (name) => byPackage().get(name) ?? [],
    modules: once(() => [...byModule().keys()].sort()),
    namesOfModule: (module) => byModule().get(module) ?? [],
    moduleOf: (name) => classes.get(name)?.module,
  };
}

interface ImageClass {
  readonly module: string;
  readonly packageName: string;
  readonly place: number;
}

/** Resources that are classes. The rest are files of modules, and `/packages/…`, which is a map of packages to modules. */
function classesOf(index: ImageIndex): ReadonlyMap<ClassName, ImageClass> {
  const classes = new Map<ClassName, ImageClass>();
  let characters = 0;
  const count = (text: string): string => {
    characters += text.length;
    if (characters > MOST_NAME_CHARACTERS) throw new ClassFileProblem('damaged JDK image: its names are too long');
    return text;
  };
  // Few strings serve most locations: names of modules and packages, and `class`.
  const known = new Map<number, string>();
  const shared = (offset: number, change: (text: string) => string): string => {
    const text = known.get(offset) ?? change(count(index.text(offset)));
    known.set(offset, text);
    return text;
  };
  for (let place = 0; place < index.length; place++) {
    const { module, parent, base, extension } = index.location(place);
    if (module === 0 || shared(extension, same) !== 'class') continue;
    const packageName = shared(parent, dotted);
    const simpleName = count(index.text(base));
    if (isInformation(simpleName) || /^$|[./;[]/.test(simpleName)) continue;
    const name = packageName === '' ? simpleName : count(`${packageName}.${simpleName}`);
    if (!classes.has(name)) classes.set(name, { module: shared(module, same), packageName, place });
  }
  return classes;
}

function same(text: string): string {
  return text;
}

function dotted(path: string): string {
  return path.replaceAll('/', '.');
}

function grouped(
  classes: ReadonlyMap<ClassName, ImageClass>,
  by: (found: ImageClass) => string,
): ReadonlyMap<string, readonly ClassName[]> {
  const groups = new Map<string, ClassName[]>();
  for (const [name, found] of classes) {
    const key = by(found);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [name]);
    else group.push(name);
  }
  for (const group of groups.values()) group.sort();
  return groups;
}
