import type { AnyList } from "@/engines/lists/define_list.ts";
import { there } from "./find_part.ts";
import { lineOf, type SourceFile } from "./walk.ts";

/** A call and where it comes from; places are paths from the root, with the line. */
export interface FoundCall {
  operationId: string;
  method: string;
  path: string;
  need: string;
  places: { what: string; paths: string[] }[];
}

/** What calls follow from, the engine's file that makes them, and the tests that walk over all of these. */
interface Maker {
  by: string;
  tests: string;
  /** Calls of each declaration, beside the line that names it. */
  made: { calls: readonly { operationId: string }[]; line: string }[];
}

/** An operation, or the path of one with its parameters as they stand in the description; a method may stand before it. */
const OPERATION = /^[a-z]+[A-Z]\w*$/;
const ADDRESS = /^(?:(get|post) )?(\/tis\/\S+)$/i;

/**
 * Calls of a name or an address. Those that follow from a register or a kind of documents are written nowhere: they are asked of the declarations.
 *
 * @param sources all TypeScript of the program
 */
export async function findCalls(
  root: string,
  sources: readonly SourceFile[],
  name: string,
): Promise<FoundCall[]> {
  const [, method, address] = ADDRESS.exec(name) ?? [];
  if (!address && !OPERATION.test(name)) return [];
  await import("@/domains.ts");
  const { CALLS } = await import("@/engines/calls/known_calls.ts");
  const same = address ? shape(address) : name.toLowerCase();
  const found = CALLS.all.filter((call) =>
    same === (address ? shape(call.path) : call.operationId.toLowerCase()) &&
    (!method || call.method === method.toLowerCase())
  );
  const makers = found.length > 0 ? await makersOfCalls() : [];
  return await Promise.all(found.map(async ({ operationId, method, path, need, run }) => {
    const written = linesWith(sources, `operationId: "${operationId}"`);
    const made = makers.flatMap(({ by, tests, made }) =>
      made.filter(({ calls }) => calls.some((call) => call.operationId === operationId))
        .map(({ line }) => ({ by, tests, line }))
    );
    const byMaker = written.length > 0 ? written : made.flatMap(({ line }) => linesWith(sources, line));
    // Calls that several of a domain's things have are made by a function of the domain: what is known of them is their page.
    const declared = byMaker.length > 0 ? byMaker : pageOf(sources, need.split(":")[0]!);
    const domains = new Set(declared.map((place) => place.split("/")[1]!));
    const tests = [
      ...[...domains].map((domain) => `tests/${domain}/`),
      ...(written.length > 0 ? [] : made.map((one) => one.tests)),
    ];
    const places = [
      { what: "declared", paths: declared },
      { what: "made by", paths: written.length > 0 ? [] : made.map(({ by }) => by) },
      { what: "does", paths: run.name === "run" ? [] : exportsOf(sources, run.name) },
      { what: "tests", paths: await there(root, tests) },
    ];
    return { operationId, method, path, need, places: places.filter(({ paths }) => paths.length > 0) };
  }));
}

async function makersOfCalls(): Promise<Maker[]> {
  const [
    { REGISTERS },
    { registerCalls },
    { DOCUMENT_KINDS },
    { documentCalls },
    { documentLists },
    { listCall },
  ] = await Promise.all([
    import("@/engines/registers/registers.ts"),
    import("@/engines/registers/calls.ts"),
    import("@/engines/documents/document_kinds.ts"),
    import("@/engines/documents/calls.ts"),
    import("@/engines/documents/document_lists.ts"),
    import("@/engines/lists/calls.ts"),
  ]);
  return [
    {
      by: "engines/registers/calls.ts",
      tests: "tests/registers/",
      made: REGISTERS.all.map((one) => ({ calls: registerCalls(one), line: `  route: "${one.route}",` })),
    },
    {
      by: "engines/documents/calls.ts",
      tests: "tests/documents/",
      made: DOCUMENT_KINDS.all.map((one) => ({
        calls: [
          ...documentCalls(one),
          ...Object.values<AnyList>(documentLists(one)).filter(({ call }) => call).map((list) =>
            listCall(list)
          ),
        ],
        line: `  kind: "${one.kind}",`,
      })),
    },
  ];
}

/** A path without the names of its parameters, which nobody remembers. */
function shape(path: string): string {
  return path.replace(/\{\w+\}/g, "{}").toLowerCase();
}

/** Where a page is declared, which may be one of a register or of a kind of documents. */
function pageOf(sources: readonly SourceFile[], route: string): string[] {
  return [`page("${route}"`, `route: "${route}"`, `working: "${route}"`].flatMap((text) =>
    linesWith(sources, text)
  );
}

/** Where declarations hold a text. */
function linesWith(sources: readonly SourceFile[], text: string): string[] {
  return sources.filter(({ path }) => /^(?:services|engines)\//.test(path)).flatMap((file) => {
    const at = file.text.indexOf(text);
    return at < 0 ? [] : [`${file.path}:${lineOf(file.text, at)}`];
  });
}

function exportsOf(sources: readonly SourceFile[], name: string): string[] {
  const declares = new RegExp(`^export (?:async )?(?:const|function\\*?) ${RegExp.escape(name)}\\b`, "m");
  return sources.flatMap(({ path, text }) => {
    const at = text.search(declares);
    return at < 0 ? [] : [`${path}:${lineOf(text, at)}`];
  });
}
