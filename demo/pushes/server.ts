import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type CallBack, callBackLater } from "./call_back.ts";
import { answerControl } from "./control.ts";
import { pageOfPeople } from "./people.ts";
import { peopleNow } from "./people_now.ts";
import type { Reply } from "./reply.ts";
import { type DmsState, openState } from "./state.ts";
import { takeCancellation, takeLineCancellation } from "./take_cancellation.ts";
import { tellCourse } from "./tell_course.ts";
import { takeClaim } from "./take_claim.ts";
import { takeLabor } from "./take_labor.ts";
import { takeOrder } from "./take_order.ts";
import { tellAvailability } from "./tell_availability.ts";

export interface DmsOptions {
  /** Folder of its records. */
  folder: string;
  /** 0 takes a free one. */
  port: number;
  /** Whoever comes without it is sent away. */
  token: string;
  /** Part numbers that are no longer made. */
  discontinued: () => Promise<ReadonlySet<string>>;
  /** How it tells a decision by a call of its own; null for a store decides at once. */
  callBack: CallBack;
  clock?: () => Date;
}

export interface Dms {
  /** `http://127.0.0.1:12345/api`. */
  url: string;
  origin: string;
  state: DmsState;
  stop(): Promise<void>;
}

const BODY_BYTES = 4 * 1024 * 1024;
const GARBAGE = "<html><body>Tomcat: unexpected end of";

/**
 * A dealer management system of make-believe on loopback: takes orders under an Idempotency-Key, decides by stock now or later, lists
 * people, and goes wrong on demand. `/api` is its interface (docs/dms.md), `/control` is for whoever tries the portal out.
 */
export async function startDms(options: DmsOptions): Promise<Dms> {
  const now = options.clock ?? (() => new Date());
  const state = openState(options.folder, now);
  const later = callBackLater(state, options.callBack, now);
  const course = tellCourse(state, options.callBack, now);
  const stopping = new AbortController();

  const server = createServer((req, res) => {
    serve(req, res).catch((error) => {
      console.error("demo dealer management system:", error);
      if (res.headersSent) res.destroy();
      else send(res, { status: 500, body: { reason: "internal" } });
    });
  });

  async function serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const url = new URL(req.url ?? "/", "http://dms.invalid");
    const body = await bodyOf(req);
    if (body === null) return send(res, { status: 413, body: { reason: "too-large" } });
    const known = req.headers.authorization === `Bearer ${options.token}`;
    if (!known) return send(res, { status: 401, body: { reason: "wrong-token" } });
    if (url.pathname.startsWith("/control/")) {
      return send(res, answerControl(state, { method: req.method ?? "GET", path: url.pathname, body }, now));
    }
    state.requested();
    // A question meets a fault and does not use it up: that is meant for what is handed over.
    await serveWithFaults(res, () => answerApi(req, url, body), url.pathname !== "/api/availability");
  }

  async function serveWithFaults(
    res: ServerResponse,
    answer: () => Promise<Reply>,
    uses: boolean,
  ): Promise<void> {
    const fault = state.fault;
    if (fault === null) return send(res, await answer());
    if (uses) state.usedFault();
    switch (fault.kind) {
      case "status-429":
      case "status-503": {
        const headers = fault.seconds > 0 ? { "retry-after": String(Math.ceil(fault.seconds)) } : undefined;
        return send(res, {
          status: fault.kind === "status-429" ? 429 : 503,
          body: { reason: "overloaded" },
          headers,
        });
      }
      case "status-500":
        return send(res, { status: 500, body: { reason: "internal" } });
      case "status-400":
        return send(res, { status: 400, body: { reason: "store-blocked" } });
      case "status-401":
        return send(res, { status: 401, body: { reason: "wrong-token" } });
      case "slow":
        await pause(fault.seconds * 1000, stopping.signal);
        return send(res, await answer());
      case "drop-before":
        return void res.destroy();
      case "drop-after":
        await answer();
        return void res.destroy();
      case "garbage":
        await answer();
        res.writeHead(200, { "content-type": "application/json" });
        return void res.end(GARBAGE);
    }
  }

  async function answerApi(req: IncomingMessage, url: URL, body: string): Promise<Reply> {
    if (req.method === "POST" && url.pathname === "/api/orders") {
      const key = req.headers["idempotency-key"];
      const { reply, callLater } = takeOrder(state, {
        key: typeof key === "string" ? key : null,
        body,
        discontinued: await options.discontinued(),
        canCallBack: options.callBack.reaches,
        now: now(),
      });
      if (callLater !== null) later.plan(callLater);
      const entry = state.kept.get(String(key));
      if (reply.status < 300 && entry) course.plan(entry);
      return reply;
    }
    if (req.method === "POST" && url.pathname === "/api/claims") {
      const key = req.headers["idempotency-key"];
      return takeClaim(state, typeof key === "string" ? key : null, body, now());
    }
    if (req.method === "POST" && url.pathname === "/api/orders/cancellations") {
      const key = req.headers["idempotency-key"];
      return takeCancellation(state, typeof key === "string" ? key : null, body, now());
    }
    if (req.method === "POST" && url.pathname === "/api/orders/lines/cancellations") {
      const key = req.headers["idempotency-key"];
      return takeLineCancellation(state, typeof key === "string" ? key : null, body, now());
    }
    if (req.method === "POST" && url.pathname === "/api/labor-items") {
      const key = req.headers["idempotency-key"];
      return takeLabor(state, typeof key === "string" ? key : null, body, now());
    }
    if (req.method === "POST" && url.pathname === "/api/availability") {
      return tellAvailability(body, await options.discontinued());
    }
    if (req.method === "GET" && url.pathname === "/api/users") {
      const since = url.searchParams.get("changedSince");
      const page = Number(url.searchParams.get("page") ?? "1");
      if ((since !== null && Number.isNaN(Date.parse(since))) || !Number.isInteger(page) || page < 1) {
        return { status: 400, body: { reason: "bad-query" } };
      }
      return {
        status: 200,
        body: { asOf: now().toISOString(), ...pageOfPeople(peopleNow(state), since, page) },
      };
    }
    return { status: 404, body: { reason: "no-such-path" } };
  }

  await new Promise<void>((done, fail) => {
    server.once("error", fail);
    server.listen(options.port, "127.0.0.1", done);
  });
  later.resume();
  course.resume();
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `${origin}/api`,
    origin,
    state,
    async stop() {
      stopping.abort();
      await Promise.all([later.stop(), course.stop()]);
      server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
      state.close();
    },
  };
}

function send(res: ServerResponse, { status, body, headers = {} }: Reply): void {
  res.writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers });
  res.end(JSON.stringify(body));
}

/** Null for a body beyond the limit. */
async function bodyOf(req: IncomingMessage): Promise<string | null> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of req) {
    bytes += piece.length;
    if (bytes > BODY_BYTES) return null;
    pieces.push(piece);
  }
  return new TextDecoder().decode(await new Blob(pieces as Uint8Array<ArrayBuffer>[]).arrayBuffer());
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", () => (clearTimeout(timer), done()), { once: true });
  });
}
