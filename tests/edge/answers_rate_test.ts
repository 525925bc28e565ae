import assert from "node:assert/strict";
import { LIMITS } from "@/kernel/limits.ts";
import { serveUploads } from "../files/uploads_portal.ts";

Deno.test("uploads, and what is open to anybody, are counted as calls are", async () => {
  await using portal = await serveUploads();
  const { origins: [origin], tokens } = portal;
  const asUser = { authorization: tokens.engineer };
  const status = async (path: string, init: RequestInit) => {
    const response = await fetch(origin + path, init);
    await response.body?.cancel();
    return response.status;
  };
  const used = (bucket: string, hits: number) =>
    portal.sql`
      update rates set hits = ${hits}, minute = ${Math.floor(Date.now() / 60_000)} where bucket = ${bucket}`;
  const upload = () => status("/tis/file/files", { method: "POST", headers: asUser, body: new FormData() });
  const open = () => status("/tis/asyncapi.json", {});
  const own = () => status("/tis/file/objects/none", { headers: asUser });
  assert.deepEqual([await upload(), await open(), await own()], [200, 200, 404]);
  // Once more, should a minute just have ended.
  await used("call-user", LIMITS.callsPerUserPerMinute);
  if (await upload() !== 429) {
    await used("call-user", LIMITS.callsPerUserPerMinute);
    assert.equal(await upload(), 429);
  }
  assert.equal(await own(), 404, "reading is not");
  await used("call-address", LIMITS.callsPerAddressPerMinute);
  if (await open() !== 429) {
    await used("call-address", LIMITS.callsPerAddressPerMinute);
    assert.equal(await open(), 429);
  }
});
