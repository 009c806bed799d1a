/** The files that INPUT arguments name. What cannot be used is said, and does not hinder the rest. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReportedDiagnostic } from '../../findings/result.js';
import type { ClassFileListing, LibraryEntry, SourceInput } from '../../workspace/index.js';
import { openArchive } from './archives.js';
import { projectClassPath, supplyingCommand } from './build/index.js';
import { classFolder } from './class-folder.js';
import { ClassRoots } from './class-roots.js';
import { decodeSource } from './decode.js';
import { display, isArchive, kindOf, reasonOf } from './files.js';
import { enclosingProject, type ProjectFolder, projectAt } from './project.js';
import { sourceFolder } from './source-folders.js';
import { type FolderContent, walkFolder } from './walk.js';

export interface CollectedInputs {
  readonly sources: readonly SourceInput[];
  /** Class files to analyse; those of classes that `sources` declare only supply what the source lacks. */
  readonly classes: readonly ClassFileListing[];
  /** What stands behind `jdk:`. */
  readonly platform: readonly string[];
  /** Where the inputs' own libraries are: compiled output of a project, archives in it, neighbours of a class file. */
  readonly alongside: readonly LibraryEntry[];
  /** Paths of the files that were named one by one, not met in a folder. */
  readonly named: readonly string[];
  readonly diagnostics: readonly ReportedDiagnostic[];
  /** A named input could not be used, or (with `strict`) a file met while walking a folder. */
  readonly unusable: boolean;
}

export interface Collecting {
  readonly strict: boolean;
  /** Whether tests of projects are input, too. */
  readonly tests: boolean;
}

export function collectInputs(names: readonly string[], how: Collecting): CollectedInputs {
  const collector = new Collector(how);
  for (const name of names) collector.add(name);
  return collector.result();
}

class Collector {
  readonly #strict: boolean;
  readonly #tests: boolean;
  readonly #sources = new Map<string, SourceInput>();
  readonly #classes: ClassFileListing[] = [];
  readonly #roots = new ClassRoots();
  readonly #platform: string[] = [];
  readonly #alongside: LibraryEntry[] = [];
  /** Output folders of the projects that were taken in. */
  readonly #projects = new Set<string>();
  /** Where class paths are looked for. */
  readonly #builds = new Set<string>();
  readonly #named: string[] = [];
  readonly #diagnostics: ReportedDiagnostic[] = [];
  #unusable = false;

  constructor({ strict, tests }: Collecting) {
    this.#strict = strict;
    this.#tests = tests;
  }

  result(): CollectedInputs {
    this.#addSurroundings();
    this.#addClassPaths();
    return {
      sources: [...this.#sources.values()],
      classes: [...this.#roots.listings(), ...this.#classes],
      platform: this.#platform,
      alongside: [...this.#roots.neighbours(), ...this.#alongside],
      named: this.#named,
      diagnostics: this.#diagnostics,
      unusable: this.#unusable,
    };
  }

  add(name: string): void {
    if (name.startsWith('jdk:')) {
      this.#platform.push(name.slice('jdk:'.length));
      return;
    }
    const kind = kindOf(name);
    if (kind === 'missing') this.#refuse(name, 'no such file or folder', 'named');
    else if (kind === 'special') this.#refuse(name, 'not a regular file', 'named');
    else if (kind === 'folder') this.#addFolder(name);
    else if (name.endsWith('.java')) this.#addSource(name, 'named');
    else if (name.endsWith('.class')) this.#addClass(name, 'named');
    else if (isArchive(name)) this.#addArchive(name, 'named');
    else this.#refuse(name, 'not Java: a .java, .class, .jar or .jmod file is wanted', 'named');
  }

  #refuse(file: string, reason: string, origin: 'named' | 'found'): void {
    this.#diagnostics.push({ severity: origin === 'named' ? 'error' : 'warning', message: reason, file, unread: true });
    if (origin === 'named' || this.#strict) this.#unusable = true;
  }

  #addSource(file: string, origin: 'named' | 'found'): void {
    const shown = display(file);
    if (origin === 'named') this.#named.push(shown);
    if (this.#sources.has(shown)) return;
    try {
      const decoded = decodeSource(readFileSync(file));
      if (decoded.kind === 'binary') return this.#refuse(shown, 'not a text file: binary content', origin);
      if (decoded.latin1) {
        this.#diagnostics.push({ severity: 'warning', message: 'not UTF-8; read as Latin-1', file: shown });
      }
      this.#sources.set(shown, { path: shown, text: decoded.text });
    } catch (error) {
      this.#refuse(shown, `cannot be read: ${reasonOf(error)}`, origin);
    }
  }

  #addClass(file: string, origin: 'named' | 'found'): void {
    const shown = display(file);
    if (origin === 'named') this.#named.push(shown);
    const problem = this.#roots.add(file, origin);
    if (problem !== undefined) this.#refuse(shown, problem, origin);
  }

  #addArchive(file: string, origin: 'named' | 'found'): void {
    const shown = display(file);
    if (origin === 'named') this.#named.push(shown);
    const opened = openArchive(file, 'input');
    if (opened.kind === 'problem') return this.#refuse(shown, opened.reason, origin);
    this.#diagnostics.push(...opened.diagnostics);
    this.#classes.push(opened.classes);
    this.#alongside.push(...opened.alongside);
    if (opened.classes.names().length === 0 && origin === 'named')
      this.#refuse(shown, 'no class in this archive', origin);
  }

  #addFolder(folder: string): void {
    this.#builds.add(path.resolve(folder));
    const content = walkFolder(folder, this.#tests ? 'tests' : 'main', (unreadable, reason) =>
      this.#refuse(display(unreadable), reason, 'found'),
    );
    const { sources, classes, archives, tests } = content;
    for (const file of sources) this.#addSource(file, 'found');
    for (const file of classes) this.#addClass(file, 'found');
    for (const file of archives) this.#addArchive(file, 'found');
    const compiled = this.#addProjects(content);
    if (sources.length + classes.length + archives.length + compiled === 0) {
      const reason =
        tests.length > 0 ? 'only tests in this folder' : 'no .java or .class file and no jar in this folder';
      this.#refuse(folder, reason, 'named');
    }
    if (tests.length > 0) {
      const message = `test sources are left out (${tests.map(display).join(', ')}); --tests or the name of such a folder has them analysed`;
      this.#diagnostics.push({ severity: 'note', message, file: display(folder) });
    }
  }

  /** A part of a project finds the project's main sources and what they were compiled to. */
  #addSurroundings(): void {
    const folders = new Set([...this.#sources.keys()].map((file) => path.dirname(file)));
    for (const folder of folders) {
      const found = enclosingProject(folder);
      if (found === undefined || this.#projects.has(found.project.output)) continue;
      this.#projects.add(found.project.output);
      // As a library, what was compiled is better than the source: nothing generated is missing.
      this.#addOutput(found.project);
      this.#builds.add(found.folder);
      const main = path.join(found.folder, 'src', 'main', 'java');
      this.#alongside.push({ kind: 'sources', provider: sourceFolder(main, 'classpath') });
    }
  }

  /** What the projects are compiled against, each archive once; what is not on this machine is said once. */
  #addClassPaths(): void {
    const archives = new Set<string>();
    const missing = new Map<string, Set<string>>();
    for (const folder of this.#builds) {
      const found = projectClassPath(folder, this.#tests ? 'tests' : 'main');
      if (found === undefined) continue;
      for (const file of found.archives) archives.add(file);
      for (const module of found.modules) this.#addModule(module);
      const command = supplyingCommand(found.tool);
      for (const each of found.missing) missing.set(command, (missing.get(command) ?? new Set()).add(each));
    }
    for (const file of archives) this.#addLibrary(file);
    for (const [command, names] of missing) {
      const message = `not on this machine, so that calls of it are unknown code: ${[...names].sort().join(', ')}; ${command} supplies it`;
      this.#diagnostics.push({ severity: 'warning', message });
    }
  }

  /** Another module of the build, unless it is input itself. */
  #addModule(folder: string): void {
    const project = projectAt(folder);
    if (project === undefined || this.#projects.has(path.resolve(project.output))) return;
    this.#projects.add(path.resolve(project.output));
    this.#addOutput(project);
    this.#alongside.push({
      kind: 'sources',
      provider: sourceFolder(path.join(folder, 'src', 'main', 'java'), 'classpath'),
    });
  }

  #addLibrary(file: string): void {
    const opened = openArchive(file, 'classpath');
    if (opened.kind === 'problem') this.#refuse(display(file), opened.reason, 'found');
    else this.#alongside.push({ kind: 'classes', provider: opened.classes }, ...opened.alongside);
  }

  #addOutput({ generated, classes }: ProjectFolder): void {
    for (const root of generated) {
      this.#alongside.push({ kind: 'sources', provider: sourceFolder(root, 'classpath') });
    }
    for (const root of classes) {
      this.#alongside.push({ kind: 'classes', provider: classFolder(root, 'classpath'), compiledInput: true });
    }
  }

  /** How many folders of compiled classes are analysed: those of projects without sources. */
  #addProjects({ sources, projects, libraries }: FolderContent): number {
    let analysed = 0;
    for (const project of projects) {
      this.#projects.add(path.resolve(project.output));
      this.#builds.add(path.resolve(path.dirname(project.output)));
      if (sources.length > 0) this.#addOutput(project);
      else {
        for (const root of project.classes) this.#classes.push(classFolder(root, 'input'));
        analysed += project.classes.length;
      }
    }
    for (const file of libraries) this.#addLibrary(file);
    return analysed;
  }
}

/** Folders in which the input's packages start, so that one file finds its neighbours as javac does. */
export function sourceRoots(sources: readonly SourceInput[]): ReadonlySet<string> {
  const roots = new Set<string>();
  for (const { path: file, text } of sources) {
    const name = /^\s*package\s+([\w.]+)\s*;/m.exec(text)?.[1];
    const folder = path.dirname(file);
    if (name === undefined) continue;
    const suffix = `/${name.replaceAll('.', '/')}`;
    if (`/${folder}`.endsWith(suffix)) roots.add(folder.slice(0, -suffix.length) || '.');
  }
  return roots;
}
