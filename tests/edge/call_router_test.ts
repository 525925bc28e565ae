import assert from "node:assert/strict";
import { z } from "zod";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { routeCalls } from "@/edge/call_router.ts";
import { type Call, defineCall } from "@/engines/calls/define_call.ts";
import { serveDemo } from "../demo_portal.ts";

const calls = [
  defineCall({
    operationId: "readShelf",
    method: "get",
    path: "/tis/shelves/{shelf}/boxes/{box}",
    need: "public",
    tag: "Shelves",
    summary: "A box of a shelf",
    input: z.object({ shelf: z.string(), box: z.string() }),
    output: z.object({}),
    run: () => Promise.resolve({}),
  }),
  // deno-lint-ignore no-explicit-any -- as the portal holds calls of many shapes
] as Call<any, any>[];
const { find } = routeCalls(calls);

const asked = (path: string, method = "GET") => new Request(`https://tis.example${path}`, { method });

Deno.test("members of a call's path are told as they were before they were encoded, and what is encoded wrongly as it came", () => {
  const read = (box: string) => find(asked(`/tis/shelves/7/boxes/${box}`))?.params;
  for (
    const [sent, meant] of [
      ["a%2Fb", "a/b"],
      ["100%25", "100%"],
      ["a%252Fb", "a%2Fb"],
      ["%E5%88%B6%E5%8A%A8", "制动"],
      ["a%zzb", "a%zzb"],
      ["a%", "a%"],
      ["%E5%2F", "%E5%2F"],
      ["a+b", "a+b"],
    ] as const
  ) {
    assert.deepEqual(read(sent), { shelf: "7", box: meant }, sent);
  }
  // The fixed part of a path may be encoded too.
  assert.deepEqual(find(asked("/t%69s/shelves/7/boxes/1"))?.params, { shelf: "7", box: "1" });
});

Deno.test("a call is found by its method, a reading by HEAD as well, and once for each request", () => {
  const path = "/tis/shelves/7/boxes/1";
  assert.equal(find(asked(path, "HEAD"))?.call.operationId, "readShelf");
  assert.equal(find(asked(path, "POST")), null);
  assert.equal(find(asked("/tis/shelves/7/boxes/1/2")), null);
  assert.equal(find(asked("/tis/other")), null);
  const request = asked(path);
  assert.equal(find(request), find(request));
});

Deno.test("a call asked by HEAD or by an encoded path is counted once, and HEAD is answered without a body", async () => {
  await using portal = await serveDemo();
  const { sql, origin } = portal;
  const login = await fetch(`${origin}/oauth/login`, {
    method: "POST",
    body: new URLSearchParams({ account: "administrator", password: DEMO_PASSWORD, consent: "true" }),
  });
  const authorization = (await login.json()).data.token as string;
  for (const [method, path] of [["HEAD", "/tis/sas/brands"], ["GET", "/tis/sas/%62rands"]] as const) {
    await sql`delete from rates`;
    const response = await fetch(origin + path, { method, headers: { authorization } });
    assert.equal(response.status, 200, path);
    assert.equal((await response.text()).length > 0, method === "GET");
    const counted = await sql`select bucket, hits from rates where bucket like 'call-%' order by bucket`;
    assert.deepEqual(counted.map(({ bucket, hits }) => [bucket, hits]), [
      ["call-address", 1],
      ["call-user", 1],
    ]);
  }
});
