import "@/domains.ts";
import assert from "node:assert/strict";
import { DOCUMENT_KINDS } from "@/engines/documents/document_kinds.ts";
import { REGISTERS } from "@/engines/registers/registers.ts";
import { textBeginnings } from "@/engines/registers/register_texts.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { projectFiles, sources } from "./source_tree.ts";

const paths = await projectFiles();

/** Names of the folders in a folder. */
function foldersIn(folder: string): string[] {
  const inside = paths.filter((path) => path.startsWith(`${folder}/`)).map((path) =>
    path.slice(folder.length + 1).split("/")
  );
  return [...new Set(inside.filter(({ length }) => length > 1).map(([name]) => name!))];
}

/** Names of the files that lie in a folder itself, without their ending. */
function filesIn(folder: string): string[] {
  return paths.filter((path) => path.startsWith(`${folder}/`) && !path.slice(folder.length + 1).includes("/"))
    .map((path) => path.slice(folder.length + 1).replace(/\.\w+$/, ""));
}

const DOMAINS = foldersIn("services");
const ENGINES = foldersIn("engines");

/** What is shared by all and neither domain nor engine, and stands in several folders under one name. */
const SHARED = ["charts", "form", "rows", "shell", "table"];

/** Files of texts that all may use. */
const SHARED_TEXTS = [
  ...SHARED.filter((name) => name !== "rows"),
  // Of the parts in `rows`: `rows.` begins the fields of an import.
  "row_table",
  // What the kernel declares: titles and purposes of pages, modules, rights, refusals, rules of values.
  ...["page", "purpose", "nav", "right", "refusal", "rule"],
  // What several domains say of people, of parts, and what languages are called.
  ...["person", "part", "lang"],
  // Reasons of engines/files/convert, kept with files and told in events by these names.
  "convert",
];

/** Topics of events whose domains are not there yet (events/announced.ts). */
const ANNOUNCED = ["documents", "manuals", "quality"];

/** What the demo has beside the data of domains: itself, and what files are made of. */
const OF_THE_DEMO = [
  "accounts",
  "assemblies",
  "banner",
  "documents",
  "files_drawn",
  "people_at_work",
  "photos",
  "seed",
];

/** What tests are about that is neither: the program as a whole, other folders of the project, the tests themselves. */
const OF_TESTS = [
  ...["edge", "kernel", "platform", "demo", "docs", "new", "where"],
  ...["answers", "browser", "deploy", "kill", "look", "operation", "run", "start"],
];

/** What a domain says with another one's words. */
const BORROWED: Record<string, string[]> = {
  // The directory lists stores as their register calls them.
  contacts: ["orgs.agency.kind_"],
  // Machines are a view of the page of rights, titled as its tab.
  machines: ["roles.view_machines"],
};

function others(names: string[], known: string[]): string[] {
  return names.filter((name) => !DOMAINS.includes(name) && !ENGINES.includes(name) && !known.includes(name));
}

Deno.test("a domain has one name in every folder", () => {
  assert.deepEqual(others(foldersIn("components"), [...SHARED, "list"]), []);
  assert.deepEqual(others(foldersIn("islands"), [...SHARED, "parts"]), []);
  assert.deepEqual(
    foldersIn("routes").filter((name) => !DOMAINS.includes(name.replace(/^\((.+)\)$/, "$1"))),
    [],
  );
  assert.deepEqual(others(filesIn("events"), ["announced", ...ANNOUNCED]), []);
  assert.deepEqual(others(foldersIn("demo"), OF_THE_DEMO), []);
  assert.deepEqual(others(filesIn("demo"), OF_THE_DEMO), []);
  assert.deepEqual(others(foldersIn("tests"), [...SHARED, ...OF_TESTS]), []);
});

Deno.test("a file of texts is named after a domain, an engine or what all share", () => {
  assert.deepEqual(filesIn("locales"), ["glossary"]);
  for (const lang of foldersIn("locales")) {
    assert.deepEqual(others(filesIn(`locales/${lang}`), SHARED_TEXTS), [], lang);
  }
});

const english = (await shippedTexts()).get("en_US")!;
const files = new Set([...english.keys()].map((key) => key.slice(0, key.indexOf("."))));
const beginnings = new Set(REGISTERS.all.flatMap(textBeginnings));

/** Keys that a file writes, whole or as they begin. */
function keysIn(code: string): string[] {
  const written = [...code.matchAll(/"([a-z_0-9]+\.[\w.-]+)"/g)].map(([, key]) => key!)
    .filter((key) => english.has(key) || beginnings.has(key));
  const begun = [...code.matchAll(/`([a-z_0-9]+\.[\w.-]*)\$\{/g)].map(([, key]) => key!);
  return [...written, ...begun].filter((key) => files.has(key.slice(0, key.indexOf("."))));
}

Deno.test("a domain speaks by its own texts and shared ones; engines and shared parts by no domain's", async () => {
  const found: string[] = [];
  for (const { path, code } of (await sources()).values()) {
    const [folder, name = ""] = path.split("/");
    if (!["services", "components", "islands", "routes", "engines"].includes(folder!)) continue;
    const owner = name.replace(/^\((.+)\)$/, "$1");
    for (const key of keysIn(code)) {
      const file = key.slice(0, key.indexOf("."));
      if (file === owner || ENGINES.includes(file) || SHARED_TEXTS.includes(file)) continue;
      if (!BORROWED[owner]?.some((begin) => key.startsWith(begin))) found.push(`${path}: ${key}`);
    }
  }
  assert.deepEqual(found, []);
});

/** What is asked of forms that are called otherwise in a script, and what Preact asks of whatever it draws in. */
const ASKED_BESIDE = [
  ...["addEventListener", "appendChild", "childNodes", "firstChild", "hasAttribute", "insertBefore"],
  ...["localName", "method", "nextSibling", "nodeType", "parentNode"],
  ...["remove", "removeChild", "removeEventListener", "submit"],
];
/** Fields that are called as a form's own member, which therefore no script may ask of a form. */
const CALLED_SO = ["action", "contains", "id"];

Deno.test("no field is called as what the scripts of pages ask of its form, in whose place it would stand", async () => {
  const asked = new Set(ASKED_BESIDE), posted = new Set(CALLED_SO);
  for (const { path, code } of (await sources()).values()) {
    if (/^(islands|fresh\/src\/client)\//.test(path)) {
      for (const [, member] of code.matchAll(/\bform[?!]?\.([a-zA-Z]+)/g)) asked.add(member!);
    }
    if (!path.endsWith(".tsx")) continue;
    for (const [, name] of code.matchAll(/\bname="(\w+)"/g)) posted.add(name!);
    for (const [, members] of code.matchAll(/\bfields=\{\{([^}]*)\}\}/g)) {
      for (const [, name] of members!.matchAll(/(\w+)\s*(?=[:,]|$)/g)) posted.add(name!);
    }
  }
  assert.ok(asked.has("elements") && posted.has("vin"));
  for (const { fields } of [...REGISTERS.all, ...DOCUMENT_KINDS.all]) {
    for (const name of Object.keys(fields)) posted.add(name);
  }
  assert.deepEqual([...asked].filter((member) => posted.has(member)), []);
});
