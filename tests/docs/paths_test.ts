import assert from "node:assert/strict";
import { join } from "node:path";
import { projectFiles, ROOT } from "../source_tree.ts";

/** The documents that lead through the tree. Records of decisions tell of the day they were made. */
const DOCUMENTS = /^(docs\/[^/]+\.md|README\.md|components\/README\.md)$/;

/** A path in prose: to a file by an ending that files here have, or to a folder by its slash. A group of routes is in parentheses. */
const PATH =
  /(?<![\w/.<>{}:*-])(?:(?:[\w.-]+|\(\w+\))\/)+(?:[\w-]+(?:\.[\w-]+)*\.(?:tsx?|md|sql|json|css)|\w+)?(?![\w/<{*]|\.\w)|(?<![\w/.<>{}:*-])\w[\w-]*\.(?:tsx?|md)\b/g;

/** Where a link leads. */
const LINK = /\]\(([^)#:]+)\)/g;

/** What is no path, what examples make up, what is written when the program runs, and what lies elsewhere. */
const MADE_UP =
  /^(events\/s|migrations\/0200_lifts\.sql|services\/tools\/(lift_register|lift_check_list|calls|list_lift_inspections)\.ts|routes\/\(tools\)\/(LiftPlan|LiftChecks)\.tsx|events\/tools\.ts)$/;

/** Paths that a document names, without those in blocks of code. */
function pathsIn(text: string): string[] {
  const prose = text.replace(/^ *```[^]*?^ *```$/gm, "").replace(/https?:\/\/\S+/g, "");
  const links = [...prose.matchAll(LINK)].map(([, path]) => path!);
  return [...new Set([...links, ...[...prose.replace(LINK, "]").matchAll(PATH)].map(([path]) => path)])];
}

Deno.test("every path that a document names is there", async () => {
  const files = await projectFiles();
  const folders = new Set(
    files.flatMap((path) => path.split("/").map((_, at, all) => all.slice(0, at).join("/"))),
  );
  const wrong: string[] = [];
  let seen = 0;
  for (const document of files.filter((path) => DOCUMENTS.test(path))) {
    const here = document.split("/").slice(0, -1).join("/");
    for (const path of pathsIn(await Deno.readTextFile(join(ROOT, document)))) {
      if (MADE_UP.test(path) || /NNNN/.test(path)) continue;
      const bare = path.replace(/\/$/, "");
      // From the root, from the document's folder, or within a folder that the text is about.
      // A migration may be named by its number alone.
      const isPath = (one: string) =>
        [bare, join(here, bare)].includes(one) || one.endsWith(`/${bare}`) || one.startsWith(`${bare}_`);
      // Other folders are of other programs, such as `application/json`.
      if (!/\.\w+$/.test(path) && !folders.has(path.split("/")[0]!)) continue;
      const isThere = files.some(isPath) || [...folders].some(isPath);
      seen++;
      if (!isThere) wrong.push(`${document}: ${path}`);
    }
  }
  assert.ok(seen > 100, `${seen} paths`);
  assert.deepEqual(wrong, []);
});
