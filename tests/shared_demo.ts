import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { App } from "fresh";
import { builderOptions, withSheet } from "@/fresh.config.ts";
import { digestOf } from "@/platform/digest.ts";
import type { State } from "@/edge/state.ts";
import type { Document } from "./edge/openapi/document.ts";
import { serveNext } from "./served_app.ts";

// What is the same for all test files that serve the demo portal, and takes seconds to make: a whole run makes it once (tests/run/share_demo.ts) and
// names its folder in TEST_SHARED; a test file that is run by hand makes it for itself.

type Answer = (req: Request, info?: Deno.ServeHandlerInfo<Deno.NetAddr>) => Promise<Response>;

/** Of which state of the program a filled database is. */
const KEY = "demo.key";
const DESCRIPTION = "openapi.json";

/** Makes it in an empty folder. */
export async function shareDemo(folder: string): Promise<void> {
  const { Builder } = await import("fresh/dev");
  const { buildStyles } = await import("@/styles/build.ts");
  const { openApiDocument } = await import("./edge/openapi/document.ts");
  await new Builder({
    ...withSheet(await buildStyles()),
    outDir: join(folder, "build"),
    serverEntry: "tests/served_app.ts",
  }).build();
  await Deno.writeTextFile(join(folder, DESCRIPTION), JSON.stringify(openApiDocument()));
  await Deno.writeTextFile(join(folder, KEY), digestOfDemo());
}

/** Names what the demo is made of, but for texts. */
export async function demoKey(): Promise<string> {
  const folder = sharedFolder();
  return folder === null ? digestOfDemo() : await Deno.readTextFile(join(folder, KEY));
}

/** The description of all calls as the program of this run tells it: the same one for all portals of this process, made when first asked for. */
export async function sharedDescription(): Promise<() => Document> {
  const folder = sharedFolder();
  if (folder !== null) {
    return () => description ??= JSON.parse(Deno.readTextFileSync(join(folder, DESCRIPTION)));
  }
  const { openApiDocument } = await import("./edge/openapi/document.ts");
  return () => description ??= openApiDocument();
}

let description: Document | undefined;

/** How an app answers with styles, islands and routes. */
export async function builtAnswer(app: App<State>): Promise<Answer> {
  const folder = sharedFolder();
  if (folder === null) {
    (await (built ??= buildInMemory()))(app);
    return app.handler();
  }
  const opening = turn.then(() => openShared(folder, app));
  turn = opening.catch(() => {});
  return await opening;
}

let built: ReturnType<typeof buildInMemory> | undefined;

async function buildInMemory() {
  const { Builder } = await import("fresh/dev");
  const { buildStyles } = await import("@/styles/build.ts");
  return await new Builder(withSheet(await buildStyles())).build({ snapshot: "memory" });
}

/** One after the other: each finds its own app when it is evaluated. */
let turn: Promise<unknown> = Promise.resolve();
let opened = 0;

async function openShared(folder: string, app: App<State>): Promise<Answer> {
  serveNext(app);
  // Under another name it is evaluated anew, for this app.
  const server = `${pathToFileURL(join(folder, "build", "server.js"))}?${++opened}`;
  return (await import(server)).default.fetch;
}

/** A test file runs on one state of the sources, however many portals it opens. */
let digest: string | undefined;

function digestOfDemo(): string {
  return digest ??= digestOf(builderOptions.root, [
    "demo",
    "services",
    "engines",
    "kernel",
    "events",
    "edge",
  ]);
}

function sharedFolder(): string | null {
  return Deno.env.get("TEST_SHARED") || null;
}
