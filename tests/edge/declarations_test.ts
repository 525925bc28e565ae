import assert from "node:assert/strict";
import "@/domains.ts";
import { CALLS } from "@/engines/calls/known_calls.ts";
import { routeCalls } from "@/edge/call_router.ts";
import { openApiDocument } from "@/edge/openapi_document.ts";
import { documentOfPage } from "@/engines/documents/document_pages.ts";
import { registerOfPage } from "@/engines/registers/register_page.ts";
import { PAGES } from "@/kernel/access/pages.ts";

const ROOT = new URL("../../", import.meta.url);

/** Route files as people see them: `EPCCart` for `routes/(orders)/EPCCart.tsx`. Files and folders with `_` are none. */
async function routeFiles(folder = new URL("routes/", ROOT), below = ""): Promise<string[]> {
  const found: string[] = [];
  for await (const entry of Deno.readDir(folder)) {
    if (entry.name.startsWith("_") || entry.name.startsWith("(_")) continue;
    if (entry.isDirectory) {
      const isGroup = entry.name.startsWith("(");
      const path = isGroup ? below : `${below}${entry.name}/`;
      found.push(...await routeFiles(new URL(`${entry.name}/`, folder), path));
    } else if (/\.tsx?$/.test(entry.name)) found.push(below + entry.name.replace(/\.tsx?$/, ""));
  }
  return found;
}

Deno.test("every page file is declared by its domain, and every page has its file unless a register or a kind of document draws it", async () => {
  const drawn = PAGES.all
    .filter((page) => registerOfPage(page) === null && documentOfPage(page) === null)
    .map((page) => page.route);
  assert.deepEqual((await routeFiles()).sort(), drawn.sort());
});

Deno.test("a page lies in the folder of the domain that declares it", async () => {
  const wrong: string[] = [];
  for await (const { name: group, isDirectory } of Deno.readDir(new URL("routes/", ROOT))) {
    if (!isDirectory) continue;
    const face = await import(new URL(`services/${group.slice(1, -1)}/domain.ts`, ROOT).href);
    const [{ pages = [] }] = Object.values<{ pages?: { route: string }[] }>(face) as [
      { pages?: { route: string }[] },
    ];
    for await (const { name, isFile } of Deno.readDir(new URL(`routes/${group}/`, ROOT))) {
      if (!isFile || name.startsWith("_")) continue;
      if (!pages.some(({ route }) => name === `${route}.tsx`)) wrong.push(`${group}/${name}`);
    }
  }
  assert.deepEqual(wrong, []);
});

Deno.test("every page and call names its right; none is open by accident", () => {
  const OPEN_PAGES = [
    "login",
    "com",
    "yw",
    "fcb",
    "denza",
    "os",
    "SecondStep",
    "RePassPage",
    "Privacy",
    "Unsubscribe",
    "DemoMail",
  ];
  const OPEN_CALLS = [
    "askForPasskey",
    "confirmEmail",
    "finishLogin",
    "login",
    "loginByPasskey",
    "logout",
    "newCaptcha",
    "resetPassword",
    "savePreferences",
    "sendResetLink",
  ];
  assert.deepEqual(
    PAGES.all.filter((page) => page.need === "public").map((page) => page.route).sort(),
    OPEN_PAGES.sort(),
  );
  assert.deepEqual(
    CALLS.all.filter((call) => call.need === "public").map((call) => call.operationId).sort(),
    OPEN_CALLS,
  );
  for (const one of [...PAGES.all, ...CALLS.all]) {
    assert.match(one.need, /^(public|session|[A-Za-z0-9]+:[a-z-]+)$/);
  }
});

Deno.test("a call's right belongs to a page, so that it can be given in the tree of rights", () => {
  const pages = new Set(PAGES.all.map((page) => page.route));
  for (const call of CALLS.all) {
    if (call.need.includes(":")) {
      assert.ok(pages.has(call.need.split(":")[0]!), `${call.operationId}: ${call.need}`);
    }
  }
});

Deno.test("a call that the log names by its page has a right of a page", () => {
  const pages = new Set(PAGES.all.map((page) => page.route));
  const wrong = CALLS.all.filter(({ loggedAs, need }) => loggedAs && !pages.has(need.split(":")[0]!));
  assert.deepEqual(wrong.map(({ operationId, need }) => `${operationId}: ${need}`), []);
});

Deno.test("no two paths are equal when written in lower case", () => {
  const paths = [
    ...PAGES.all.map((page) => `get /tis/${page.route}`),
    ...CALLS.all.map((call) => `${call.method} ${call.path.replace(/\{\w+\}/g, "{}")}`),
  ].map((path) => path.toLowerCase());
  assert.deepEqual(paths.filter((path, index) => paths.indexOf(path) !== index), []);
});

Deno.test("the calls the specification names carry its keys", () => {
  const keys = CALLS.all.map((call) => call.operationId);
  for (
    const key of [
      "tisVINQ",
      "tisSubSeriesType",
      "tisBrandQ",
      "tisSeriesFilter",
      "tisosCartypeQ",
      "tisEnergeTypeQ",
    ]
  ) assert.ok(keys.includes(key), key);
});

Deno.test("all calls are described by one OpenAPI 3.1 document, with their right", () => {
  const document = openApiDocument(CALLS.all, []) as {
    openapi: string;
    paths: Record<string, Record<string, { operationId: string; description: string }>>;
  };
  assert.equal(document.openapi, "3.1.0");
  const described = Object.values(document.paths).flatMap((path) => Object.values(path));
  assert.deepEqual(
    described.map((one) => one.operationId).sort(),
    CALLS.all.map((call) => call.operationId).sort(),
  );
  const order = described.find((one) => one.operationId === "sendOrder")!;
  assert.match(order.description, /EPCCart:order/);
});

Deno.test("what is sent beside a call's members is described: files, language, refusals", () => {
  interface Described {
    parameters: { in: string; name: string; schema: { enum?: string[] } }[];
    requestBody: { content: Record<string, { schema: { properties: Record<string, { format?: string }> } }> };
  }
  const document = openApiDocument(CALLS.all, []) as {
    paths: Record<string, Record<string, Described>>;
    components: { schemas: Record<string, { properties: { errors: { items: { required: string[] } } } }> };
  };
  const upload = document.paths["/tis/carts/current/xlsx-rows"]!.post!;
  assert.deepEqual(Object.keys(upload.requestBody.content), ["multipart/form-data"]);
  assert.equal(upload.requestBody.content["multipart/form-data"]!.schema.properties.file!.format, "binary");
  for (const path of Object.values(document.paths)) {
    for (const one of Object.values(path)) {
      const header = one.parameters.find((parameter) => parameter.in === "header");
      assert.equal(header?.name, "Language");
      assert.ok(header.schema.enum?.includes("de_DE"));
    }
  }
  assert.deepEqual(document.components.schemas.Refusal!.properties.errors.items.required, [
    "field",
    "rule",
    "message",
  ]);
});

Deno.test("a call declared twice stops the start", () => {
  assert.throws(() => routeCalls([CALLS.all[0]!, CALLS.all[0]!]), /declared twice/);
});
