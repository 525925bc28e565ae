import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { sevenZip } from "../files/uploads_client.ts";

/** Requests a second, and visitors from addresses of their own, whose calls are limited apart. */
const RATE = 50, VISITORS = 10;
const ACCOUNTS = ["store-technician", "administrator", "factory-engineer"];
/** Bytes of an upload, and those of it that come at a time. */
const UPLOAD_BYTES = 3_000_000, PIECE_BYTES = 60_000, PIECE_MS = 100;

/** What came of the requests of a time. */
interface Outcome {
  requests: number;
  /** Uploads that arrived whole. */
  uploads: number;
  /** Times that an upload was taken up again after an answer that asks for it. */
  resumed: number;
  failures: string[];
}

/** The load of a roll. Disposing of it stops it too: what failed is then told, and not what it met when its portal was gone. */
interface RollingLoad extends AsyncDisposable {
  stop(): Promise<Outcome>;
}

/** People at work on a portal until `stop`: pages, calls that read and write, files of the program, and uploads beside them. */
export async function startLoad(origin: string, uploads: number): Promise<RollingLoad> {
  const visitors = Array.from(
    { length: VISITORS },
    (_, place) => Deno.createHttpClient({ localAddress: `127.0.1.${place + 1}`, poolMaxIdlePerHost: 20 }),
  );
  const tokens = await Promise.all(ACCOUNTS.map((account) => login(origin, account)));
  const outcome: Outcome = { requests: 0, uploads: 0, resumed: 0, failures: [] };
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();
  let at = 0;
  const timer = setInterval(() => {
    const place = at++;
    const { path, init } = requestOf(place, tokens[place % tokens.length]!);
    const request = ask(origin + path, { ...init, client: visitors[place % VISITORS] }).then((failure) => {
      outcome.requests++;
      if (failure) outcome.failures.push(`${init.method ?? "GET"} ${path}: ${failure}`);
    }).finally(() => underWay.delete(request));
    underWay.add(request);
  }, 1000 / RATE);
  const senders = Array.from({ length: uploads }, async (_, place) => {
    while (!stopping.signal.aborted) {
      const failure = await upload(origin, tokens[1]!, `roll-${place}.7z`, () => outcome.resumed++);
      if (failure) outcome.failures.push(`upload: ${failure}`);
      else outcome.uploads++;
    }
  });
  let stopped: Promise<Outcome> | null = null;
  const stop = async () => {
    clearInterval(timer);
    stopping.abort();
    await Promise.all([...underWay, ...senders]);
    for (const visitor of visitors) visitor.close();
    return outcome;
  };
  return {
    stop: () => stopped ??= stop(),
    async [Symbol.asyncDispose]() {
      await (stopped ??= stop());
    },
  };
}

async function login(origin: string, account: string): Promise<string> {
  const response = await fetch(`${origin}/oauth/login`, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({ account, password: DEMO_PASSWORD, consent: "on" }),
  });
  const { code, msg, data } = await response.json();
  if (code !== 200) throw new Error(`${account} is refused: ${msg}`);
  return data.token;
}

function requestOf(place: number, authorization: string): { path: string; init: RequestInit } {
  const json = { authorization, "content-type": "application/json" };
  const kinds: { path: string; init: RequestInit }[] = [
    { path: "/tis/login", init: { headers: { accept: "text/html" } } },
    { path: "/tis/messages/unread-count", init: { headers: { authorization } } },
    { path: "/favicon.ico", init: {} },
    { path: "/tis/messages/reading", init: { method: "POST", headers: json, body: '{"ids":[1]}' } },
    { path: "/favicon.ico", init: {} },
  ];
  return kinds[place % kinds.length]!;
}

/** Null, or what was wrong with the answer. A refusal of what was asked is an answer like any. */
async function ask(url: string, init: RequestInit & { client?: Deno.HttpClient }): Promise<string | null> {
  try {
    const response = await fetch(url, init);
    await response.body?.cancel();
    return response.status >= 500 || response.status === 429 ? `${response.status}` : null;
  } catch (error) {
    return String(error);
  }
}

/** Uploads a file as the upload field does: what the field tries again is tried again, the rest is a failure. */
async function upload(
  origin: string,
  authorization: string,
  name: string,
  onResume: () => void,
): Promise<string | null> {
  const bytes = sevenZip(UPLOAD_BYTES);
  const base = { authorization, "tus-resumable": "1.0.0" };
  const metadata = `name ${btoa(name)},place ${btoa("document-centre")}`;
  const created = await fetch(`${origin}/tis/file/uploads`, {
    method: "POST",
    headers: { ...base, "upload-length": `${bytes.length}`, "upload-metadata": metadata },
  }).catch(String);
  if (typeof created === "string") return `not opened: ${created}`;
  await created.body?.cancel();
  if (created.status !== 201) return `opened by ${created.status}`;
  const location = created.headers.get("location")!;
  for (let tried = 0; tried < 20; tried++) {
    const status = await sendRest(origin + location, base, bytes);
    if (status === "whole") return null;
    if (status !== "on" && status < 500 && status !== 409 && status !== 423) return `answered by ${status}`;
    onResume();
    await new Promise((done) => setTimeout(done, 500));
  }
  return "tried in vain";
}

async function sendRest(
  url: string,
  base: Record<string, string>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<number | "whole" | "on"> {
  try {
    const head = await fetch(url, { method: "HEAD", headers: base });
    if (head.status !== 200) return head.status;
    const offset = Number(head.headers.get("upload-offset"));
    if (offset === bytes.length) return "whole";
    const answer = await fetch(url, {
      method: "PATCH",
      headers: { ...base, "upload-offset": `${offset}`, "content-type": "application/offset+octet-stream" },
      body: slowly(bytes.subarray(offset)),
    });
    await answer.body?.cancel();
    if (answer.status !== 204) return answer.status;
    return Number(answer.headers.get("upload-offset")) === bytes.length ? "whole" : "on";
  } catch {
    // A lost connection has no status: the field tries again.
    return "on";
  }
}

function slowly(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return ReadableStream.from((async function* () {
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
      yield bytes.subarray(at, at + PIECE_BYTES);
      await new Promise((done) => setTimeout(done, PIECE_MS));
    }
  })());
}
