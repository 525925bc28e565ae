import { findPackageJSON } from "node:module";
import { basename, dirname } from "node:path";

/** The folder of a package and what its package.json says. */
export interface NpmPackage {
  folder: string;
  name: string;
  hasExports: boolean;
}

/**
 * The npm package a file belongs to, or undefined when it is no part of one. In the cache a package lies in a folder
 * named by its version; package.json files further inside it do not count.
 */
export function packageOf(path: string): NpmPackage | undefined {
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
    const found = readPackage(folder);
    if (found !== undefined && basename(folder).replace(/_\d+$/, "") === found.version) return found.package;
  }
  return undefined;
}

/** The package that a file of another package means by a bare specifier. */
export function dependencyOf(specifier: string, importer: string): NpmPackage | undefined {
  try {
    const path = findPackageJSON(specifier, importer);
    return path === undefined ? undefined : readPackage(dirname(path))?.package;
  } catch {
    return undefined;
  }
}

/** The name of the package in a bare specifier: `@a/b` of `@a/b/c`. */
export function packageName(specifier: string): string {
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}

function readPackage(folder: string): { version: string; package: NpmPackage } | undefined {
  try {
    const { name, version, exports } = JSON.parse(Deno.readTextFileSync(`${folder}/package.json`));
    return { version, package: { folder, name, hasExports: exports !== undefined } };
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}
