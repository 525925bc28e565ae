type Module = Record<string, unknown>;

/**
 * Source of a module that exports all of some others, each under a name of its own. Deno looks over its whole graph of modules at each
 * `import()`: for 77 islands of a program of 2,000 modules that took 0.8 s of processor time, and takes 0.06 by one.
 */
export function togetherSource(specifiers: readonly string[]): string {
  return specifiers.map((specifier, at) => `export * as ${nameOf(at)} from ${JSON.stringify(specifier)};\n`)
    .join("");
}

/** The modules that such a module exports, in their order. */
export function modulesIn(together: Module): Module[] {
  return Object.keys(together).map((_, at) => together[nameOf(at)] as Module);
}

function nameOf(at: number): string {
  return `m${at}`;
}
