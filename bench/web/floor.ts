import { App, type Middleware } from "fresh";
import type { Stretch } from "@/edge/fill_marks.ts";
import { stitchedGzip } from "@/edge/stitched_gzip.ts";
import { serve } from "@/platform/listen.ts";
import { ownMs } from "./own_time.ts";

/** The page as it is answered without compression, what of it is kept, and its two large pieces of work. */
export interface FloorPage {
  html: string;
  kept: readonly string[];
  draw: () => void;
  send: () => Promise<void>;
}

/** Milliseconds of processor time a page. */
export interface Floor {
  /** An application that sends the page's statements, draws its nodes, compresses and answers, and does nothing else. */
  wholeMs: number;
  /** The same without statements and drawing. */
  emptyMs: number;
}

/** As many as the portal has (edge/app.ts). */
const MIDDLEWARES = 13;
/** As in `cost.ts`. */
const CONNECTIONS = 4, WARM_PAGES = 400;
const PAGES = 200;

const encoder = new TextEncoder();

/** What no page of an application of this shape costs less than, over HTTP with as many connections as the portal is measured with. */
export async function floorOf(page: FloorPage, forMs: number): Promise<Floor> {
  const stretches = cut(page.html, page.kept);
  const answer = () =>
    new Response(
      stitchedGzip(stretches.map((one) => typeof one === "string" ? one : encoder.encode(one.own))),
      {
        headers: { "content-type": "text/html; charset=utf-8", "content-encoding": "gzip" },
      },
    );
  return {
    wholeMs: await served(async () => {
      await page.send();
      page.draw();
      return answer();
    }, forMs),
    emptyMs: await served(() => Promise.resolve(answer()), forMs),
  };
}

type OwnOrKept = { own: string } | Extract<Stretch, string>;

/** A page at what of it is kept. */
function cut(html: string, kept: readonly string[]): OwnOrKept[] {
  const stretches: OwnOrKept[] = [];
  let rest = html;
  for (const text of kept) {
    const at = rest.indexOf(text);
    if (at < 0) continue;
    if (at > 0) stretches.push({ own: rest.slice(0, at) });
    stretches.push(text);
    rest = rest.slice(at + text.length);
  }
  return [...stretches, { own: rest }];
}

/** Processor time of one answer, asked by a process of its own. */
async function served(answer: () => Promise<Response>, forMs: number): Promise<number> {
  const pass: Middleware<unknown> = async (ctx) => await ctx.next();
  const app = new App().use(...Array(MIDDLEWARES).fill(pass)).get("/page", answer);
  const server = serve({ host: "127.0.0.1", port: 0 }, app.handler());
  try {
    const address = `http://127.0.0.1:${server.port}/page`;
    await ask(address, 0, WARM_PAGES);
    const begun = ownMs();
    const answered = await ask(address, forMs / 1000, PAGES);
    return (ownMs() - begun) / answered;
  } finally {
    await server.stop();
  }
}

async function ask(address: string, seconds: number, pages: number): Promise<number> {
  const { success, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: [
      ...["run", "-A", "--no-check", new URL("./ask.ts", import.meta.url).href],
      ...[address, String(CONNECTIONS), String(seconds), String(pages)],
    ],
    stdin: "null",
  }).output();
  if (!success) throw new Error(new TextDecoder().decode(stderr));
  return Number(new TextDecoder().decode(stdout));
}
