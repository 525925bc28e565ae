/**
 * Words of source files that may be class names. Every run of characters that a class name can hold is one: the compiler
 * ignores those that mean nothing to it, so a plain scan needs no parser and no native code.
 */
export async function candidatesIn(folders: Iterable<URL>): Promise<Set<string>> {
  const found = new Set<string>();
  for (const folder of folders) {
    for await (const file of sourcesBelow(folder)) {
      for (const word of (await Deno.readTextFile(file)).split(/[\s"'`<>{}=;]+/)) {
        if (/^[!@a-z*\[-]/.test(word) && word.length < 80) found.add(word.replace(/[,.:)]+$/, ""));
      }
    }
  }
  return found;
}

async function* sourcesBelow(folder: URL): AsyncGenerator<URL> {
  if (/\.tsx?$/.test(folder.pathname)) return yield folder;
  let entries: Deno.DirEntry[];
  try {
    entries = await Array.fromAsync(Deno.readDir(folder));
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return;
    throw error;
  }
  for (const entry of entries) {
    if (entry.isDirectory) yield* sourcesBelow(new URL(`${entry.name}/`, folder));
    else if (/\.tsx?$/.test(entry.name)) yield new URL(entry.name, folder);
  }
}
