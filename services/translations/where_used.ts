import { PAGES } from "@/kernel/access/pages.ts";
import { REGISTERS } from "@/engines/registers/registers.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";

const ROOT = new URL("../../", import.meta.url);
/** Folders whose files draw pages; services and edge say what is told by any of them. */
const DRAWN = ["routes", "components", "islands"];
/** A text on more pages than this is called a text of the whole portal. */
const MAX_PAGES = 4;

/** Where a text is shown: on these pages (routes), or anywhere; `pages` is empty for both others. */
export interface TextUse {
  pages: readonly string[];
  /** `pages`; `many` of them; `server`: sentences, mails and lists that services write. */
  place: "pages" | "many" | "server";
}

let read: Promise<ReadonlyMap<string, TextUse>> | undefined;

/** Where each text is used, found once in the program's own files: keys that stand there whole, and the beginnings of put-together ones. */
export function whereUsed(): Promise<ReadonlyMap<string, TextUse>> {
  return read ??= look();
}

interface Source {
  keys: Set<string>;
  beginnings: string[];
  imports: string[];
}

async function look(): Promise<ReadonlyMap<string, TextUse>> {
  const keys = [...(await shippedTexts()).get("en_US")!.keys()];
  const sources = new Map<string, Source>();
  for (const folder of DRAWN) await readFolder(new URL(`${folder}/`, ROOT), folder, sources);
  const pagesOf = new Map<string, Set<string>>();
  for (const { route } of PAGES.all) {
    const file = [...sources.keys()].find((path) =>
      path.startsWith("routes/") && path.endsWith(`/${route}.tsx`)
    );
    if (!file) continue;
    for (const path of reachable(file, sources)) {
      const { keys: written, beginnings } = sources.get(path)!;
      const shown = beginnings.length === 0
        ? [...written]
        : [...written, ...keys.filter((key) => beginnings.some((begin) => key.startsWith(begin)))];
      for (const key of shown) {
        let pages = pagesOf.get(key);
        if (!pages) pagesOf.set(key, pages = new Set());
        pages.add(route);
      }
    }
  }
  // Names of a register's fields are put together from its declaration.
  for (const { route, texts } of REGISTERS.all) {
    for (const key of keys) {
      if (!key.startsWith(`${texts}.`)) continue;
      const pages = pagesOf.get(key);
      if (pages) pages.add(route);
      else pagesOf.set(key, new Set([route]));
    }
  }
  return new Map(keys.map((key) => [key, useOf(key, pagesOf.get(key))]));
}

function useOf(key: string, pages: ReadonlySet<string> | undefined): TextUse {
  const title = PAGES.all.find(({ title, short }) => key === title || key === short);
  if (title) return { pages: [title.route], place: "pages" };
  if (!pages || pages.size === 0) return { pages: [], place: "server" };
  return pages.size > MAX_PAGES ? { pages: [], place: "many" } : { pages: [...pages].sort(), place: "pages" };
}

/** A file and all that it imports of what draws pages. */
function reachable(file: string, sources: ReadonlyMap<string, Source>): Set<string> {
  const found = new Set<string>();
  const open = [file];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path) || !sources.has(path)) continue;
    found.add(path);
    open.push(...sources.get(path)!.imports);
  }
  return found;
}

async function readFolder(folder: URL, path: string, into: Map<string, Source>): Promise<void> {
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    if (isDirectory) await readFolder(new URL(`${encodeURI(name)}/`, folder), `${path}/${name}`, into);
    else if (/\.tsx?$/.test(name)) {
      into.set(
        `${path}/${name}`,
        readSource(await Deno.readTextFile(new URL(encodeURI(name), folder)), path),
      );
    }
  }
}

function readSource(code: string, folder: string): Source {
  const keys = new Set<string>();
  for (const [, key] of code.matchAll(/"([a-z_]+\.[\w.-]+)"/g)) keys.add(key!);
  const beginnings = [...code.matchAll(/`([a-z_]+\.[\w.-]*)\$\{/g)].map(([, begin]) => begin!);
  const imports = [...code.matchAll(/from "((?:@\/|\.)[^"]+)"/g)].map(([, from]) =>
    from!.startsWith("@/") ? from!.slice(2) : resolved(folder, from!)
  );
  return { keys, beginnings, imports };
}

function resolved(folder: string, from: string): string {
  const parts = folder.split("/");
  for (const part of from.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
}
