import { join, relative, sep } from "node:path";

const SOURCE = /\.(tsx?|jsx?|mjs|json|sql)$/;
/** What a server that is being developed never reads, and texts, which are data that a program may follow by itself. */
const APART = /(^|[\\/])(tests|docs|bench|locales)[\\/]|[._]test\.[tj]sx?$/;

/** How long a folder must be quiet: editors write a file in several steps, and often several files. Milliseconds. */
const QUIET_MS = 40;

/** Folders that are looked at or not. */
export interface WatchedFolders {
  root: string;
  /** Written by the builder. */
  outDir: string;
  /** Watched by those who serve it. */
  staticDir: readonly string[];
}

/**
 * Changed source files, as paths, those of one moment together. Folders for data are not watched: a database in one would never be
 * quiet. Nor are tests, documents, benches and texts told, since the server is not made of them.
 */
export async function* sourceChanges(folders: WatchedFolders, signal: AbortSignal): AsyncGenerator<string[]> {
  const { root } = folders;
  const watchers = [
    Deno.watchFs(root, { recursive: false }),
    Deno.watchFs(await Array.fromAsync(sourceFolders(folders))),
  ];
  const changed = new Set<string>();
  let told = Promise.withResolvers<void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  for (const watcher of watchers) {
    follow(watcher, root, (path) => {
      changed.add(path);
      clearTimeout(timer);
      timer = setTimeout(() => told.resolve(), QUIET_MS);
    });
  }
  signal.addEventListener("abort", () => told.resolve());
  try {
    while (!signal.aborted) {
      await told.promise;
      told = Promise.withResolvers();
      const paths = [...changed];
      changed.clear();
      if (paths.length > 0 && !signal.aborted) yield paths;
    }
  } finally {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  }
}

/** All source files of a project, as paths. */
export async function* sourceFiles(folders: WatchedFolders): AsyncGenerator<string> {
  const { root } = folders;
  const waiting = await Array.fromAsync(sourceFolders(folders));
  for await (const { name, isFile } of Deno.readDir(root)) {
    if (isFile && isSource(name)) yield join(root, name);
  }
  for (const folder of waiting) {
    for await (const { name, isDirectory } of Deno.readDir(folder)) {
      const path = join(folder, name);
      if (isDirectory) waiting.push(path);
      else if (isSource(relative(root, path))) yield path;
    }
  }
}

/** Those right below the root that hold sources. */
async function* sourceFolders({ root, outDir, staticDir }: WatchedFolders): AsyncGenerator<string> {
  for await (const { name, isDirectory } of Deno.readDir(root)) {
    const path = join(root, name);
    const isOurs = isDirectory && !name.startsWith(".") && name !== "node_modules";
    if (isOurs && path !== outDir && !staticDir.includes(path)) yield path;
  }
}

async function follow(
  watcher: Deno.FsWatcher,
  root: string,
  onChange: (path: string) => void,
): Promise<void> {
  for await (const { kind, paths } of watcher) {
    if (kind === "access") continue;
    for (const path of paths) if (isSource(relative(root, path))) onChange(path);
  }
}

function isSource(path: string): boolean {
  const hidden = path.split(sep).some((part) => part.startsWith("."));
  return SOURCE.test(path) && !APART.test(path) && !hidden;
}
