import assert from "node:assert/strict";
import { dirname, join } from "node:path";
import { importsOf, projectFiles, ROOT, type Source, sources } from "./source_tree.ts";

/**
 * Who may import whom (docs/ARCHITECTURE.md), by folder; `type` allows what is gone when the program runs. Every folder may
 * import from itself. Those that are not named (tests, the commands at the root) may import from all but routes.
 */
const MAY_IMPORT: Record<string, string[]> = {
  kernel: [],
  engines: ["kernel", "events"],
  events: ["engines", "kernel"],
  services: ["kernel", "engines", "events"],
  "domains.ts": ["services", "engines", "events", "kernel"],
  routes: ["components", "islands", "services", "engines", "kernel", "edge", "platform", "define.ts"],
  components: ["islands", "services", "engines", "kernel", "type edge"],
  islands: ["components", "type services", "type engines", "type kernel", "type edge", "type domains.ts"],
  edge: [
    "domains.ts",
    "components",
    "services",
    "engines",
    "kernel",
    "platform",
    "define.ts",
    "fresh.config.ts",
  ],
  platform: ["domains.ts", "edge", "services", "engines", "kernel", "styles", "fresh.config.ts", "main.ts"],
  styles: [],
  demo: ["domains.ts", "drawing", "platform", "edge", "services", "engines", "kernel", "events"],
  drawing: [],
  fresh: [],
};

/** Single files that reach further. */
const REACHES_FURTHER: Record<string, string[]> = {
  // The puzzle of the login is drawn in the colours of the page that shows it.
  "services/entry/login_calls.ts": ["styles"],
  // The demo is loaded only where it is asked for.
  "platform/prepare.ts": ["demo"],
  "platform/start_work.ts": ["demo"],
  // HTML is read into the tree of a rich text by one allow-list, in the browser as on the server.
  "islands/richtext/paste.ts": ["engines"],
  // So is plain text that was typed before the editor was there.
  "islands/richtext/write_anew.ts": ["engines"],
  "islands/richtext/Panels.tsx": ["engines"],
  "islands/documents/part_words.ts": ["engines"],
  // What a claim comes to is reckoned while it is typed as it is when it is saved.
  "islands/claims/claim_desk.ts": ["services"],
  // What a labor item takes is computed by one function, while it is typed as when it is saved.
  "islands/labor/StepTotals.tsx": ["services"],
};

/** Packages that are made for the browser. */
const IN_THE_BROWSER = [
  ...["preact", "preact/hooks", "@preact/signals", "fresh/runtime"],
  ...["tus-js-client", "@simplewebauthn/browser", "@zxing/library"],
  ...[
    "commands",
    "dropcursor",
    "gapcursor",
    "history",
    "inputrules",
    "keymap",
    "model",
    "schema-list",
    "state",
  ]
    .map((name) => `prosemirror-${name}`),
  ...["prosemirror-tables", "prosemirror-view"],
];

/** Files of the server that run in the browser as they are: the reading of HTML into the tree of a rich text. */
const IN_BOTH = [
  "services/labor/steps/resolve_step.ts",
  "services/labor/time/labor_time.ts",
  ...[
    "blocks_in",
    "compared_text",
    "files_of",
    "plain_document",
    "rich_limits",
    "table_grid",
    "text_of",
    "torque_text",
    "web_address",
  ].map(
    (name) => `engines/richtext/${name}.ts`,
  ),
  ...["html_node", "inline_reader", "rich_of_html", "table_of", "word_lists"].map(
    (name) => `engines/richtext/html/${name}.ts`,
  ),
  ...["claim_dates", "claim_totals"].map((name) => `services/claims/${name}.ts`),
  "services/orders/review/exact_money.ts",
  "kernel/group_part_number.ts",
  "kernel/plain_text.ts",
];

const MAY_BE_CIRCLES: string[] = [];

/** An absolute path of somebody's machine, the host of a package registry, tickets, and those who worked on the project. */
const OF_THE_WORKPLACE = [
  /(?<![\w.)}:/>*-])\/(work|farm|Users|mnt)\//,
  /\bregistry\.[a-z]+\.(org|com|net|io)\b|\b(npm\.)?jsr\.io\b|\bnpmjs\.(org|com)\b/,
  /\b(helper|coding|worker) (session|agent)s?\b/i,
  /\b(issue|ticket) (#\d|\d+\b)|\b(this|next|later) issues?\b/i,
];

const SELF = "tests/structure_test.ts";

/** Folders that the architecture says nothing of may import from all but routes. */
function allowedOf(path: string): string[] | undefined {
  const allowed = MAY_IMPORT[topOf(path)];
  return allowed && [
    ...allowed,
    ...(isCalls(path) ? ["edge"] : []),
    ...(isFace(path) ? ["demo"] : []),
    ...(REACHES_FURTHER[path] ?? []),
  ];
}

/** The domain's folder: `services/orders`. */
function folderOf(path: string): string {
  return path.split("/").slice(0, 2).join("/");
}

function topOf(path: string): string {
  return path.split("/")[0]!;
}

/** `routes/(epc)` of a file in it. */
function groupOf(path: string): string {
  return path.split("/").slice(0, 2).join("/");
}

/** The edge file of a domain: declarations of calls, the one place of a service that knows the edge. */
function isCalls(path: string): boolean {
  return /^(services|engines)\/\w+\/(\w+_)?calls\.ts$/.test(path);
}

/** The face of a domain or engine, which names what it puts into the demo. */
function isFace(path: string): boolean {
  return /^(services\/\w+\/domain|engines\/\w+\/face)\.ts$/.test(path);
}

async function inFolders(...folders: string[]): Promise<Source[]> {
  return [...(await sources()).values()].filter(({ path }) => folders.includes(topOf(path)));
}

Deno.test("the reader of imports knows each form of them", () => {
  const code = [
    `import { a } from "./a.ts";`,
    `import type { B } from "../b.ts";`,
    `import {\n  type C,\n  type D,\n} from "@/c.ts";`,
    `import { type E, f } from "fresh";`,
    `export * from "./g.ts";`,
    `import "./h.ts";`,
    `const i = await import("./i.ts");`,
    'const j = `import("npm:${id}")`;',
    `const k = await import(\n  /* why */ "./k.ts"\n);`,
  ].join("\n");
  assert.deepEqual(importsOf("x/y.ts", code).map((found) => Object.values(found).join(" ")), [
    "./a.ts x/a.ts false",
    "../b.ts b.ts true",
    "@/c.ts c.ts true",
    "fresh  false",
    "./g.ts x/g.ts false",
    "./h.ts x/h.ts false",
    "./i.ts x/i.ts false",
    "npm:${id}  false",
    "./k.ts x/k.ts false",
  ]);
});

Deno.test("no module is imported by a name put together, which is read by nothing here", async () => {
  // The built server, and the assembly that is to be drawn.
  const known = ["drawing/draw.ts", "role.ts"];
  const aside = ["tests", "tools", "bench", "fresh"];
  const found = [...(await sources()).values()].filter(({ path, code }) =>
    !aside.includes(topOf(path)) && /\bimport\(\s*(?:\/\*[\s\S]*?\*\/\s*)?[^"`\s/]/.test(withoutTexts(code))
  ).map(({ path }) => path);
  assert.deepEqual(found, known);
});

Deno.test("every import of a file of the project names a file that is there", async () => {
  const all = await sources();
  const wrong = [...all.values()].flatMap(({ path, imports }) =>
    // These two write imports as text.
    [SELF, "fresh/tests/bundle_test.ts"].includes(path) ? [] : imports
      .filter(({ target }) => target !== null && /^[^$]*\.tsx?$/.test(target) && !all.has(target))
      .map(({ target }) => `${path} -> ${target}`)
  );
  assert.deepEqual(wrong, []);
});

Deno.test("each folder imports only from those that the architecture lets it", async () => {
  const wrong: string[] = [];
  for (const { path, imports } of (await sources()).values()) {
    const allowed = allowedOf(path);
    if (allowed === undefined) continue;
    for (const { target, typeOnly } of imports) {
      const top = target === null ? null : topOf(target);
      if (top === null || top === topOf(path) || allowed.includes(top)) continue;
      if (!typeOnly || !allowed.includes(`type ${top}`)) wrong.push(`${path} -> ${target}`);
    }
  }
  assert.deepEqual(wrong, []);
});

Deno.test("a file beside is imported by './', one of another domain by '@/'", async () => {
  const wrong: string[] = [];
  for (const { path, imports } of (await sources()).values()) {
    if (!(topOf(path) in MAY_IMPORT)) continue;
    for (const { specifier, target } of imports) {
      if (target === null) continue;
      const isBeside = dirname(target) === dirname(path);
      const isOthers = topOf(path) === "services" && folderOf(target) !== folderOf(path);
      if (isBeside ? !specifier.startsWith("./") : isOthers && !specifier.startsWith("@/")) {
        wrong.push(`${path}: ${specifier}`);
      }
    }
  }
  assert.deepEqual(wrong, []);
});

Deno.test("what fills the demo is loaded only where it is asked for", async () => {
  const faces = (await inFolders("services", "engines")).filter(({ path }) => isFace(path));
  const loads = faces.flatMap(({ code }) => code.match(/.*"@\/demo\/.*/g) ?? []);
  assert.ok(loads.length > 0);
  assert.deepEqual(loads.filter((line) => !/await import\("@\/demo\//.test(line)), []);
});

Deno.test("nobody imports routes, and routes only what lies in a group's own (_page)", async () => {
  const wrong = [...(await sources()).values()].flatMap(({ path, imports }) =>
    imports
      .filter(({ target }) => target !== null && topOf(target) === "routes")
      .filter(({ target }) => topOf(path) !== "routes" || dirname(target!) !== join(groupOf(path), "(_page)"))
      .map(({ target }) => `${path} -> ${target}`)
  );
  assert.deepEqual(wrong, []);
});

/** The folder of a file below another, or null: `orders` of `services/orders/cart.ts` in `services`. */
function folderIn(parent: string, path: string): string | null {
  const [top, folder, ...rest] = path.split("/");
  return top === parent && rest.length > 0 ? folder! : null;
}

/** Which folders of one parent need which others when the program runs. */
async function needsWithin(parent: string): Promise<Map<string, Set<string>>> {
  const needs = new Map<string, Set<string>>();
  for (const { path, imports } of (await sources()).values()) {
    const folder = folderIn(parent, path);
    if (folder === null) continue;
    const of = needs.get(folder) ?? new Set<string>();
    needs.set(folder, of);
    for (const { target, typeOnly } of imports) {
      const other = target === null || typeOnly ? null : folderIn(parent, target);
      if (other !== null && other !== folder) of.add(other);
    }
  }
  return needs;
}

Deno.test("no two domains need each other when the program runs", async () => {
  const needs = await needsWithin("services");
  assert.ok(needs.size > 30, `${needs.size} domains`);
  assert.deepEqual(circlesOf(needs), []);
});

Deno.test("no two engines need each other when the program runs", async () => {
  const needs = await needsWithin("engines");
  assert.ok(needs.size > 12, `${needs.size} engines`);
  assert.deepEqual(circlesOf(needs), []);
});

Deno.test("no two folders of the kernel, the platform, the components or the islands need each other when the program runs", async () => {
  for (
    const [parent, least] of [["kernel", 4], ["platform", 8], ["components", 40], ["islands", 15]] as const
  ) {
    const needs = await needsWithin(parent);
    assert.ok(needs.size >= least, `${needs.size} folders in ${parent}`);
    assert.deepEqual(circlesOf(needs), [], parent);
  }
});

Deno.test("only domains.ts knows all domains: no other file reads a domain's face", async () => {
  const faces = /^(services\/\w+\/domain|engines\/\w+\/face)\.ts$/;
  const wrong = [...(await sources()).values()].flatMap(({ path, imports }) =>
    path === "domains.ts"
      ? []
      : imports.filter(({ target }) => target !== null && faces.test(target)).map(({ target }) =>
        `${path} -> ${target}`
      )
  );
  assert.deepEqual(wrong, []);
});

/** Ways from a name back to itself, each once. */
function circlesOf(needs: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const walk = (name: string, trail: string[]) => {
    if (trail.includes(name)) circles.push([...trail.slice(trail.indexOf(name)), name].join(" -> "));
    else if (!done.has(name)) {
      for (const next of needs.get(name) ?? []) walk(next, [...trail, name]);
      done.add(name);
    }
  };
  for (const name of needs.keys()) walk(name, []);
  return circles;
}

Deno.test("no file imports itself by way of others", async () => {
  const all = await sources();
  const circles: string[] = [];
  const state = new Map<string, "open" | "done">();
  const walk = (path: string, trail: string[]) => {
    if (state.get(path) === "done") return;
    if (state.get(path) === "open") {
      circles.push([...trail.slice(trail.indexOf(path)), path].join(" -> "));
      return;
    }
    state.set(path, "open");
    for (const { target } of all.get(path)?.imports ?? []) {
      if (target !== null && !MAY_BE_CIRCLES.includes(topOf(path))) walk(target, [...trail, path]);
    }
    state.set(path, "done");
  };
  for (const path of all.keys()) walk(path, []);
  assert.deepEqual(circles, []);
});

Deno.test("what an island brings into the browser is islands, components and packages made for it", async () => {
  const all = await sources();
  const wrong = new Set<string>();
  const seen = new Set<string>();
  const walk = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const { specifier, target, typeOnly } of all.get(path)?.imports ?? []) {
      if (typeOnly) continue;
      const fits = target === null
        ? IN_THE_BROWSER.includes(specifier)
        : ["islands", "components"].includes(topOf(target)) || IN_BOTH.includes(target);
      if (!fits) wrong.add(`${path} -> ${specifier}`);
      else if (target !== null) walk(target);
    }
  };
  for (const path of all.keys()) if (topOf(path) === "islands") walk(path);
  assert.ok(seen.size > 30, `${seen.size} files`);
  assert.deepEqual([...wrong], []);
});

Deno.test("only the public API of fresh is used outside it", async () => {
  const wrong = [...(await sources()).values()].flatMap(({ path, imports }) =>
    topOf(path) === "fresh" ? [] : imports
      .filter(({ specifier, target }) =>
        /^(fresh|@fresh)\b/.test(specifier)
          ? !["fresh", "fresh/runtime", "fresh/dev"].includes(specifier)
          : target !== null && topOf(target) === "fresh"
      )
      .map(({ specifier }) => `${path} -> ${specifier}`)
  );
  assert.deepEqual(wrong, []);
});

Deno.test("packages stand in import_map.json, those of the drawing kit in its one file", async () => {
  const found = [...(await sources()).values()]
    .filter(({ path, imports }) =>
      !path.startsWith("fresh/") && path !== SELF &&
      imports.some(({ specifier }) => /^(npm|jsr|https?):/.test(specifier))
    )
    .map(({ path }) => path);
  // The embedded server's package depends on the machine, so its name is put together when it is fetched.
  assert.deepEqual(found, ["drawing/deps.ts", "platform/database/server_package.ts"]);
});

/** Where answers that are no calls are declared: they speak HTTP, and know nothing of the edge. */
function isAnswers(path: string): boolean {
  return /^services\/\w+\/answers\.ts$/.test(path) || path === "engines/answers/define_answer.ts";
}

Deno.test("services know no JSX and, but for the declarations of calls and answers, no HTTP", async () => {
  const services = await inFolders("kernel", "engines", "services");
  assert.deepEqual(services.filter(({ path }) => path.endsWith("x")).map(({ path }) => path), []);
  const wrong = services
    .filter(({ path, code, imports }) =>
      imports.some(({ specifier }) => /^(preact|@preact|fresh)/.test(specifier)) ||
      !isCalls(path) && !isAnswers(path) &&
        /\b(Request|Response|Headers|FormData)\b(?=[\s,;>)(|\[])/.test(withoutTexts(code))
    )
    .map(({ path }) => path);
  assert.deepEqual(wrong, []);
});

Deno.test("SQL stands in services and, for the database itself, in platform", async () => {
  const folders = ["routes", "components", "islands", "drawing", "styles", "fresh"];
  const wrong = (await inFolders(...folders)).filter(({ code, imports }) =>
    /\bsql(<[^`]*>)?`/.test(code) || imports.some(({ specifier }) => specifier === "postgres")
  );
  assert.deepEqual(wrong.map(({ path }) => path), []);
});

Deno.test("what is read bit by bit is read by the kernel's eachRow", async () => {
  // The client's own cursor is one statement, which ends with the longest time of a statement however long its reader rests.
  const wrong = [...(await sources()).values()].filter(({ path, code }) =>
    path !== SELF && /\.cursor\(/.test(code)
  );
  assert.deepEqual(wrong.map(({ path }) => path), []);
});

Deno.test("no file has a name that says nothing", async () => {
  const names = /(^|\/)(utils?|helpers?|common|misc|lib)(\.|\/|$)/;
  assert.deepEqual((await projectFiles()).filter((path) => names.test(path)), []);
});

Deno.test("files are named in one way: modules in snake case, components and islands in Pascal case", async () => {
  const wrong = (await inFolders(
    "kernel",
    "engines",
    "services",
    "edge",
    "events",
    "platform",
    "demo",
    "components",
    "islands",
    "drawing",
    "tools",
  ))
    .map(({ path }) => path.split("/").at(-1)!)
    .filter((name) => !/^([a-z][a-z0-9_]*(\.d)?\.ts|[A-Z][A-Za-z0-9]*\.tsx)$/.test(name));
  assert.deepEqual(wrong, []);
});

Deno.test("no file names the machine or the registry it was made with", async () => {
  const wrong: string[] = [];
  for (const path of await projectFiles()) {
    if (!/\.(tsx?|md|jsonc?|css|sql|svg|ya?ml|sh)$|(^|\/)run$/.test(path) || path === "deno.lock") continue;
    const text = await Deno.readTextFile(join(ROOT, path));
    text.split("\n").forEach((line, index) => {
      if (OF_THE_WORKPLACE.some((pattern) => pattern.test(line))) {
        wrong.push(`${path}:${index + 1}: ${line.trim()}`);
      }
    });
  }
  assert.deepEqual(wrong, []);
});

/** Code with what stands in quotes taken out. */
function withoutTexts(code: string): string {
  return code.replace(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g, '""');
}

Deno.test("no two advisory locks of the database share a key", async () => {
  const found = [...(await sources()).values()].flatMap(({ path, code }) =>
    path === SELF ? [] : [...code.matchAll(/0x746973_[0-9a-f]{2}/g)].map(([key]) => ({ path, key }))
  );
  const keys = found.map(({ key }) => key);
  assert.ok(keys.length >= 4);
  assert.deepEqual(found.filter(({ key }, place) => keys.indexOf(key) !== place), []);
});
