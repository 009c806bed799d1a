/** Good class files that hostile ones are made from: samples of the assembler, fixtures, and classes of a JDK where there is one. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { openImage } from '../../../src/frontends/classfile/archive/jimage.js';
import { classFolders } from '../../agreement/class-folders.js';
import { openFile } from '../../agreement/file-access.js';
import { FIXTURE_PROGRAMS, fixtureFolder } from '../../agreement/fixture-programs.js';
import { findJdks } from '../../agreement/jdks.js';
import { samples } from '../../frontends/classfile/assembler/samples/index.js';
import { type Landmarks, landmarksOf } from './landmarks.js';

export interface Seed {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly marks: Landmarks;
}

/** Of all sizes and habits; some are not in every JDK. */
const JDK_CLASSES = [
  'java.util.ArrayList',
  'java.util.HashMap',
  'java.util.TreeMap',
  'java.util.Collections',
  'java.util.concurrent.ConcurrentHashMap',
  'java.util.stream.Collectors',
  'java.util.regex.Pattern',
  'java.lang.String',
  'java.lang.Thread$State',
  'java.lang.FunctionalInterface',
  'java.math.BigDecimal',
  'java.time.LocalDate',
  'java.io.ObjectInputStream',
  'java.lang.invoke.MethodHandles$Lookup',
  'java.text.DecimalFormat',
];

export function fixtureSeeds(): readonly Seed[] {
  return seedsOf(classFolders(FIXTURE_PROGRAMS.map(fixtureFolder).filter(existsSync), 'input'), (listing) =>
    listing.names(),
  );
}

export function assembledSeeds(): readonly Seed[] {
  return samples().flatMap(({ classes }) =>
    [...classes].map(([name, bytes]) => ({ name, bytes, marks: landmarksOf(bytes) })),
  );
}

/** None where there is no JDK. */
export function jdkSeeds(): readonly Seed[] {
  return findJdks().flatMap(({ home }) =>
    seedsOf(openImage(openFile(path.join(home, 'lib', 'modules'))), () => JDK_CLASSES),
  );
}

interface Findable {
  find(name: string): { bytes(): Uint8Array } | undefined;
}

function seedsOf<T extends Findable>(place: T, names: (place: T) => readonly string[]): readonly Seed[] {
  return names(place).flatMap((name) => {
    const bytes = place.find(name)?.bytes();
    return bytes === undefined ? [] : [{ name, bytes, marks: landmarksOf(bytes) }];
  });
}
