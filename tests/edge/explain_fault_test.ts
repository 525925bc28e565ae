import assert from "node:assert/strict";
import { refused } from "@/edge/envelope.ts";
import { explainFault } from "@/edge/explain_fault.ts";
import { ConnectionLost } from "@/platform/database/connection_lost.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { translator } from "@/kernel/texts/texts.ts";
import { FileStoreUnavailable } from "@/kernel/ports/file_store.ts";
import { holdBack } from "../hold_back.ts";

const ctx = { clock: () => new Date(0), requestId: "r1", t: (key: string) => key } as unknown as Ctx;
const coded = (code: string) => Object.assign(new Error(code), { code });

for (
  const [what, error] of [
    ["a lost connection", new ConnectionLost(false, null)],
    ["a broken pipe", coded("EPIPE")],
    ["a reset", coded("ECONNRESET")],
    ["a client that was taken away", coded("CONNECTION_DESTROYED")],
    ["a server that starts", coded("57P03")],
    ["a server that crashed", coded("57P02")],
    ["a statement that took too long", coded("57014")],
    ["a file store that is away", new FileStoreUnavailable("gone")],
  ] as const
) {
  Deno.test(`${what} is told as unavailable, not as a fault`, () => {
    assert.equal(explainFault(ctx, "test", error).key, "unavailable");
  });
}

for (
  const [what, error] of [
    ["a disk of the database that is full", coded("53100")],
    ["a folder of files that is full", new FileStoreUnavailable("no", { cause: coded("ENOSPC") })],
    ["an S3 that is full", new FileStoreUnavailable("no", { cause: coded("XMinioStorageFull") })],
  ] as const
) {
  Deno.test(`${what} is told as such, in words for people`, async () => {
    using _held = holdBack("error");
    const refusal = explainFault(ctx, "test", error);
    const t = translator(await shippedTexts(), "en_US");
    const { envelope, http } = refused({ t }, refusal);
    assert.deepEqual([envelope.code, http], [503, 503]);
    assert.match(envelope.msg, /no storage space left, so nothing was saved/);
  });
}

Deno.test("anything else is a fault with a reference, and its text stays in the log", () => {
  using log = holdBack("error");
  const refusal = explainFault(ctx, "test", new Error("secret detail"));
  assert.deepEqual([refusal.key, refusal.params], ["fault", { reference: "r1" }]);
  assert.match(log.lines.join(), /secret detail/);
});
