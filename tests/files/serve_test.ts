import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { useFile } from "@/engines/files/use_file.ts";
import { systemCtx } from "@/platform/base_data.ts";
import { serveDemo } from "../demo_portal.ts";
import { goodFile, jpeg, png, svg, zipOf } from "./samples.ts";
import { testMinio } from "./stores.ts";

const quiet = { sanitizeOps: false, sanitizeResources: false };
const minio = await testMinio();
const bucket = `t${crypto.randomUUID()}`;
const portals = {
  folder: await serveDemo(),
  ...(minio
    ? {
      MinIO: await serveDemo({
        S3_ENDPOINT: minio.endpoint,
        S3_ACCESS_KEY: Deno.env.get("TEST_S3_ACCESS_KEY") ?? "tis-tests",
        S3_SECRET_KEY: Deno.env.get("TEST_S3_SECRET_KEY") ?? "secret-of-the-tests",
        S3_BUCKET: bucket,
      }),
    }
    : {}),
};
Deno.test.afterAll(async () => {
  for (const portal of Object.values(portals)) await portal[Symbol.asyncDispose]();
  await minio?.[Symbol.asyncDispose]();
});

async function loggedIn(origin: string, account: string) {
  const response = await fetch(`${origin}/oauth/login?edition=domestic`, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({ account, password: DEMO_PASSWORD, consent: "on" }),
  });
  const authorization = (await response.json()).data.token as string;
  return {
    authorization,
    get: (path: string, headers: HeadersInit = {}) =>
      fetch(origin + path, { headers: { authorization, language: "en_US", ...headers } }),
    post: async (path: string, form: FormData) => {
      const answer = await fetch(origin + path, {
        method: "POST",
        headers: { authorization, language: "en_US" },
        body: form,
      });
      return { status: answer.status, ...await answer.json() };
    },
  };
}

function formOf(bytes: Uint8Array, name: string, place?: string): FormData {
  const form = new FormData();
  if (place !== undefined) form.set("place", place);
  form.set("file", new File([new Uint8Array(bytes)], name));
  return form;
}

for (const [kind, portal] of Object.entries(portals)) {
  Deno.test(
    `${kind}: what is uploaded comes back under its name to its owner, and to others only by what uses it`,
    quiet,
    async () => {
      const technician = await loggedIn(portal.origin, "store-technician");
      const bytes = await jpeg(200, 100);
      const { code, data } = await technician.post("/tis/file/files", formOf(bytes, "制动盘 1.jpg", "case"));
      assert.deepEqual([code, data.name], [200, "制动盘 1.jpg"]);
      const path = `/tis/file/objects/${data.id}/${encodeURIComponent(data.name)}`;
      const shown = await technician.get(path);
      assert.deepEqual(Buffer.from(await shown.arrayBuffer()), bytes);
      assert.equal(shown.headers.get("content-type"), "image/jpeg");
      assert.match(shown.headers.get("content-disposition")!, /^inline;.*UTF-8''%E5%88%B6/);
      const saved = await technician.get(`${path}?download`);
      await saved.body?.cancel();
      assert.match(saved.headers.get("content-disposition")!, /^attachment;/);
      const part = await technician.get(path, { range: "bytes=2-5" });
      assert.deepEqual([part.status, Buffer.from(await part.arrayBuffer())], [206, bytes.subarray(2, 6)]);
      const manager = await loggedIn(portal.origin, "store-manager");
      const refused = await manager.get(path);
      assert.deepEqual([refused.status, (await refused.json()).code], [403, 403]);
      const [figure] = await portal.sql<{ code: string }[]>`
        select f.code
        from series s
        join epc_groups g on g.series_code = s.code
        join figure_places p on p.group_id = g.id
        join figures f on f.id = p.figure_id
        where s.visible = 1 and 'domestic' = any (s.editions)
        order by f.code
        limit 1`;
      await systemCtx(portal.sql, new Map()).tx((tx) =>
        useFile(tx, data.id, { kind: "figure-image", id: figure!.code })
      );
      const read = await manager.get(path);
      await read.body?.cancel();
      assert.equal(read.status, 200);
      const nobody = await fetch(portal.origin + path, { headers: { accept: "application/json" } });
      assert.equal((await nobody.json()).code, 401);
    },
  );

  Deno.test(
    `${kind}: a missing or foreign id, and a file that is held back or infected, are told`,
    quiet,
    async () => {
      const user = await loggedIn(portal.origin, "store-technician");
      for (const id of ["0199a000-0000-7000-8000-000000000000", "nothing", "..%2f..%2fetc%2fpasswd"]) {
        const answer = await user.get(`/tis/file/objects/${id}/a.png`);
        await answer.body?.cancel();
        assert.equal(answer.status, 404, id);
      }
      const { data } = await user.post("/tis/file/files", formOf(await png(), "a.png", "case"));
      for (
        const [scan, sentence] of [["waiting", /until the virus scan is complete/], [
          "infected",
          /virus scan found/,
        ]] as const
      ) {
        await portal.sql`update files set scan = ${scan} where id = ${data.id}`;
        assert.match((await (await user.get(`/tis/file/objects/${data.id}/a.png`)).json()).msg, sentence);
      }
    },
  );

  Deno.test(
    `${kind}: a drawing comes from the portal with a policy under which nothing runs`,
    quiet,
    async () => {
      const user = await loggedIn(portal.origin, "administrator");
      const { data } = await user.post("/tis/file/files", formOf(svg(), "a.svg", "figure-image"));
      const answer = await user.get(`/tis/file/objects/${data.id}/a.svg`);
      await answer.body?.cancel();
      assert.equal(new URL(answer.url).origin, portal.origin);
      assert.match(answer.headers.get("content-security-policy")!, /default-src 'none'.*sandbox/);
      assert.equal(answer.headers.get("x-content-type-options"), "nosniff");
    },
  );

  Deno.test(
    `${kind}: the editors' pictures are answered by code, data and mesg, and shown by what data says`,
    quiet,
    async () => {
      const user = await loggedIn(portal.origin, "store-technician");
      const bytes = await png(30, 30);
      const { status, ...answer } = await user.post(
        "/tis/fileconverter/improve-image",
        formOf(bytes, "图 1.png"),
      );
      assert.deepEqual([status, Object.keys(answer), answer.code], [200, ["code", "data", "mesg"], 200]);
      const shown = await user.get(`/tis/file/objects/${answer.data}`);
      assert.deepEqual(Buffer.from(await shown.arrayBuffer()), bytes);
      const refused = await user.post("/tis/fileconverter/improve-image", formOf(zipOf([]), "a.zip"));
      assert.deepEqual([refused.code, refused.data], ["000001", ""]);
      assert.match(refused.mesg, /Allowed: \.png/);
    },
  );
}

Deno.test(
  "small uploads: too much, no file, no place, no multipart and a sender that stops are told, and leave nothing",
  quiet,
  async () => {
    const { origin, sql, config } = portals.folder;
    const user = await loggedIn(origin, "store-technician");
    const [before] = await sql`select count(*)::int as count from files`;
    const post = async (form: FormData) => (await user.post("/tis/file/files", form)).code;
    assert.equal(await post(formOf(new Uint8Array(8 * 1024 * 1024 + 1), "a.png", "case")), 413);
    assert.equal(await post(formOf(await png(), "a.png")), "000001");
    assert.equal(await post(formOf(await goodFile("zip"), "a.zip", "tsb")), 403);
    const empty = new FormData();
    empty.set("place", "case");
    assert.equal(await post(empty), "000001");
    const plain = await fetch(`${origin}/tis/file/files`, {
      method: "POST",
      headers: { authorization: user.authorization },
      body: "hello",
    });
    assert.equal((await plain.json()).code, 422);
    const { hostname, port } = new URL(origin);
    const connection = await Deno.connect({ hostname, port: Number(port) });
    const head =
      `POST /tis/file/files HTTP/1.1\r\nhost: ${hostname}:${port}\r\nauthorization: ${user.authorization}\r\n` +
      "content-type: multipart/form-data; boundary=b\r\ncontent-length: 100000\r\n\r\n" +
      '--b\r\ncontent-disposition: form-data; name="place"\r\n\r\ncase\r\n' +
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nhalf of it';
    await connection.write(new TextEncoder().encode(head));
    const staging = `${config.filesDir}/.unfinished`;
    const unfinished = async () => (await Array.fromAsync(Deno.readDir(staging))).length;
    while (await unfinished() === 0) await new Promise((done) => setTimeout(done, 10));
    connection.close();
    while (await unfinished() > 0) await new Promise((done) => setTimeout(done, 10));
    const [after] = await sql`select count(*)::int as count from files`;
    assert.deepEqual(after, before);
  },
);

for (const [kind, portal] of Object.entries(portals)) {
  Deno.test(
    `${kind}: pages may show pictures, films and frames from where previews lead, and from nowhere else`,
    quiet,
    async () => {
      const user = await loggedIn(portal.origin, "store-technician");
      const { data } = await user.post("/tis/file/files", formOf(await png(), "a.png", "case"));
      const preview = await fetch(`${portal.origin}/tis/file/objects/${data.id}/a.png`, {
        headers: { authorization: user.authorization },
        redirect: "manual",
      });
      await preview.body?.cancel();
      const page = await user.get("/tis/login", { accept: "text/html" });
      await page.body?.cancel();
      const policy = page.headers.get("content-security-policy")!;
      const sources = (name: string) => policy.match(new RegExp(`(?:^|; )${name} ([^;]*)`))?.[1]?.split(" ");
      const elsewhere = preview.headers.has("location")
        ? [new URL(preview.headers.get("location")!).origin]
        : [];
      assert.equal(elsewhere.length, kind === "MinIO" ? 1 : 0);
      assert.deepEqual(sources("img-src"), ["'self'", "data:", "blob:", ...elsewhere]);
      assert.deepEqual(sources("media-src"), ["'self'", ...elsewhere]);
      assert.deepEqual(sources("frame-src"), ["'self'", ...elsewhere]);
    },
  );
}

Deno.test("folder: ETag, If-None-Match, ranges beyond the end and HEAD", quiet, async () => {
  const { origin } = portals.folder;
  const user = await loggedIn(origin, "store-technician");
  const { data } = await user.post("/tis/file/files", formOf(await png(), "a.png", "case"));
  const path = `/tis/file/objects/${data.id}/a.png`;
  const etag = (await user.get(path)).headers.get("etag")!;
  assert.equal((await user.get(path, { "if-none-match": etag })).status, 304);
  assert.equal((await user.get(path, { range: "bytes=99999999-" })).status, 416);
  assert.equal((await user.get(path, { range: "bytes=-4" })).headers.get("content-length"), "4");
  assert.equal((await user.get(path, { range: "bytes=0-1", "if-range": '"other"' })).status, 200);
  const head = await fetch(origin + path, { method: "HEAD", headers: { authorization: user.authorization } });
  assert.equal(head.headers.get("etag"), etag);
});

Deno.test("the template of the cart's import lies below the template folder", quiet, async () => {
  const user = await loggedIn(portals.folder.origin, "store-technician");
  const answer = await user.get("/tis/file/template/TIS-cart.xlsx");
  assert.deepEqual(new Uint8Array(await answer.arrayBuffer()).slice(0, 2), new Uint8Array([0x50, 0x4b]));
  const missing = await user.get("/tis/file/template/none.xlsx");
  await missing.body?.cancel();
  assert.equal(missing.status, 404);
});
