import type { Ctx } from "@/kernel/ctx.ts";
import type { User } from "@/kernel/access/user.ts";
import { openUpload } from "@/engines/files/uploads/open_upload.ts";
import { storeFile } from "@/engines/files/store_file.ts";
import assert from "node:assert/strict";
import { assertRefused } from "../refusal_of.ts";
import { openFiles } from "./builder.ts";
import { zipOf } from "./samples.ts";
import { streamOf } from "./stores.ts";

const quiet = { sanitizeOps: false, sanitizeResources: false };
const PACKED = zipOf([{ name: "notes.txt", data: crypto.getRandomValues(new Uint8Array(2000)) }]);
const SIZE = PACKED.length;
const upload = () => ({ id: crypto.randomUUID(), place: "general", name: "more.zip", size: SIZE });
const storeRow = (code: string) => ({ code, kind: "store", names: { en_US: code } });

/** People of one store, and one of another. */
async function openStore(quota: { personBytes: number; storeBytes: number }) {
  const files = await openFiles({ fileQuota: quota });
  const { sql } = files;
  await sql`insert into orgs ${sql([storeRow("s1"), storeRow("s2")])}`;
  const of = async (id: number, orgCode: string) => {
    await sql`
      insert into users (id, user_code, full_name, user_type, org_code)
      overriding system value
      values (${id}, ${`p${id}`}, ${`P${id}`}, 'store', ${orgCode})`;
    return files.ctxOf({ ...files.anna, id, userCode: `p${id}`, userType: "store", orgCode } as User);
  };
  return { files, one: await of(11, "s1"), two: await of(12, "s1"), other: await of(13, "s2") };
}

function store(ctx: Ctx, expectedSize?: number): Promise<string> {
  return storeFile(ctx, { place: "general", name: "notes.zip", body: streamOf(PACKED), expectedSize });
}

Deno.test(
  "what one person brought may take up so much, uploads under way with their size",
  quiet,
  async () => {
    const { files, one, two } = await openStore({ personBytes: 3.5 * SIZE, storeBytes: 100 * SIZE });
    await using _ = files;
    await store(one);
    await openUpload(one, upload());
    await store(one);
    const refusal = await assertRefused(store(one), "file-quota-person");
    assert.deepEqual(refusal.params, { name: "notes.zip", limit: 0, free: 0 });
    await assertRefused(openUpload(one, upload()), "file-quota-person");
    await store(two);
    assert.deepEqual((await files.keys()).filter((key) => key.startsWith("staging/")), []);
  },
);

Deno.test("what the people of one store brought may take up so much together", quiet, async () => {
  const { files, one, two, other } = await openStore({ personBytes: 100 * SIZE, storeBytes: 1.5 * SIZE });
  await using _ = files;
  await store(one, SIZE);
  await assertRefused(store(two, SIZE), "file-quota-store");
  await store(other, SIZE);
  await files.sql`update files set made_from = id where owner_id = 11`;
  await store(two, SIZE);
});
