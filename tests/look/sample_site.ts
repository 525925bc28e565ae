import "@/domains.ts";
import { App, staticFiles } from "fresh";
import { Builder } from "fresh/dev";
import type { QuickAnswer } from "@/services/part_search/quick/quick_types.ts";
import { builderOptions } from "@/fresh.config.ts";
import { serveIcons } from "@/edge/icon_sprite.ts";
import { compileStyles } from "@/styles/build.ts";

/** A call that a sample page made. */
export interface Received {
  type: string;
  accept: string;
  language: string;
  entries: [string, string][];
}

/** The sample pages on a free port, with calls whose answers a test sets. */
export interface SampleSite {
  url: string;
  received: Received[];
  /** What the sample call answers next. */
  answer: (reply: () => Response | Promise<Response>) => void;
  /** What the search box is told. */
  suggest: (answer: Partial<QuickAnswer>) => void;
  stop: () => Promise<void>;
}

const root = new URL("../../", import.meta.url);

/** Builds the islands in memory and serves the pages of `tests/look/site` with the portal's own styles and fonts. */
export async function startSampleSite(): Promise<SampleSite> {
  const apply = await new Builder({
    root: root.href,
    routeDir: "tests/look/site/routes",
    target: "es2022",
    ignore: builderOptions.ignore,
  }).build({ snapshot: "memory" });
  const css = await compileStyles({ extra: [new URL("site/", import.meta.url)] });
  const received: Received[] = [];
  let reply: () => Response | Promise<Response> = () => Response.json({ code: 200, data: null, msg: "" });
  const nothing: QuickAnswer = {
    kinds: [],
    vehicles: [],
    jobs: [],
    numbers: [],
    orders: [],
    series: [],
    figures: [],
    parts: [],
    documents: [],
    pages: [],
    total: 0,
  };
  let suggested = nothing;
  const app = new App<unknown>()
    .get("/app.css", () => new Response(css, { headers: { "content-type": "text/css" } }))
    .use(serveIcons(""))
    .use(staticFiles())
    .post("/tis/*", async (ctx) => {
      received.push(await read(ctx.req));
      return await reply();
    })
    .get("/tis/sas/quick-search", () => Response.json({ code: 200, data: suggested, msg: "" }))
    .fsRoutes();
  apply(app);
  const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => {} }, app.handler());
  return {
    url: `http://127.0.0.1:${server.addr.port}`,
    received,
    answer: (next) => void (reply = next),
    suggest: (next) => void (suggested = { ...nothing, ...next }),
    stop: () => server.shutdown(),
  };
}

async function read(req: Request): Promise<Received> {
  const type = req.headers.get("content-type") ?? "";
  const entries = [...await req.formData()].map(([name, value]): [string, string] => [
    name,
    typeof value === "string" ? value : `file ${value.name}`,
  ]);
  return {
    type,
    accept: req.headers.get("accept") ?? "",
    language: req.headers.get("language") ?? "",
    entries,
  };
}
