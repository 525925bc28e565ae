import { Buffer } from "node:buffer";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";

/** What of a tus client the stories of uploads need, each request by hand. */
export interface UploadClient {
  create(file: { name: string; size: number; place: string }): Promise<Response>;
  /** Bytes that the server has. */
  offset(location: string): Promise<number>;
  head(location: string): Promise<Response>;
  send(
    location: string,
    offset: number,
    bytes: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
    signal?: AbortSignal,
  ): Promise<Response>;
  remove(location: string): Promise<Response>;
}

/** Logs in by the call and gives the token. */
export async function tokenOf(origin: string, account: string): Promise<string> {
  const response = await fetch(`${origin}/oauth/login`, {
    method: "POST",
    headers: { accept: "application/json", language: "en_US" },
    body: new URLSearchParams({ account, password: DEMO_PASSWORD, consent: "on" }),
  });
  const envelope = await response.json();
  if (envelope.code !== 200) throw new Error(`${account} is refused: ${envelope.msg}`);
  return envelope.data.token;
}

/** A client of one person; locations are paths, so that another origin of the same portal may go on with them. */
export function uploadClient(origin: string, token: string): UploadClient {
  const base = { "authorization": token, "tus-resumable": "1.0.0", "language": "en_US" };
  const encode = (text: string) => Buffer.from(text, "utf8").toString("base64");
  const head = (location: string) => fetch(origin + location, { method: "HEAD", headers: base });
  return {
    create: ({ name, size, place }) =>
      fetch(`${origin}/tis/file/uploads`, {
        method: "POST",
        headers: {
          ...base,
          "upload-length": String(size),
          "upload-metadata": `name ${encode(name)},place ${encode(place)}`,
        },
      }),
    head,
    async offset(location) {
      const response = await head(location);
      await response.body?.cancel();
      if (response.status !== 200) throw new Error(`HEAD answered ${response.status}`);
      return Number(response.headers.get("upload-offset"));
    },
    send: (location, offset, bytes, signal) =>
      fetch(origin + location, {
        method: "PATCH",
        headers: {
          ...base,
          "upload-offset": String(offset),
          "content-type": "application/offset+octet-stream",
        },
        body: bytes,
        signal,
      }),
    remove: (location) => fetch(origin + location, { method: "DELETE", headers: base }),
  };
}

/**
 * A file that passes for a 7z: a head that says how long it is, then bytes that never repeat at the step of a piece, so that a lost or
 * doubled one shows.
 */
export function sevenZip(size: number): Uint8Array<ArrayBuffer> {
  const words = new Uint32Array(Math.ceil(size / 4));
  let state = 1;
  for (let at = 0; at < words.length; at++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    words[at] = state >>> 0;
  }
  const bytes = new Uint8Array(words.buffer, 0, size);
  bytes.set(sevenZipHead(size));
  return bytes;
}

/** The first 32 bytes of a 7z of so many bytes (7zFormat.txt, SignatureHeader). */
export function sevenZipHead(size: number): Uint8Array<ArrayBuffer> {
  const head = new Uint8Array(32);
  head.set([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c, 0, 4]);
  new DataView(head.buffer).setBigUint64(12, BigInt(size - 32), true);
  return head;
}

/**
 * Sends bytes by a connection that is closed before the announced length has come, as a lost network does: the server gets
 * exactly these bytes, then the end. Answers when the connection is closed.
 */
export async function sendAndVanish(
  origin: string,
  token: string,
  location: string,
  { offset, bytes, announced }: { offset: number; bytes: Uint8Array; announced: number },
): Promise<void> {
  const { hostname, port } = new URL(origin);
  const connection = await Deno.connect({ hostname, port: Number(port) });
  const head = [
    `PATCH ${location} HTTP/1.1`,
    `host: ${hostname}:${port}`,
    `authorization: ${token}`,
    "tus-resumable: 1.0.0",
    "content-type: application/offset+octet-stream",
    `upload-offset: ${offset}`,
    `content-length: ${announced}`,
    "",
    "",
  ].join("\r\n");
  const writer = connection.writable.getWriter();
  await writer.write(new TextEncoder().encode(head));
  await writer.write(bytes);
  await writer.close();
}
