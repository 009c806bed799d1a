/**
 * Class paths that build files name: `project-class-path` asks the tool that a project belongs to. `maven` resolves a project's
 * dependencies in the local repository, `pom` reads one file, `effective-pom` adds what parents and properties say, `repository` finds
 * artifacts; `gradle` and `catalog` read Gradle's files; `ide` reads those of Eclipse and IDEA; `xml` is all the XML that they need; `budgets` bounds the work.
 */
export { type ClassPathSource, type FoundClassPath, projectClassPath, supplyingCommand } from './project-class-path.js';
