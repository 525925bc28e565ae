import assert from "node:assert/strict";
import { v7 as uuid } from "uuid";
import { fillImports } from "@/demo/catalogue_data.ts";
import { patientFiles } from "@/platform/files/patient_files.ts";
import { type CtxParts, makeCtx } from "@/kernel/ctx.ts";
import { type FileStore, FileStoreUnavailable } from "@/kernel/ports/file_store.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { demoDatabase } from "../demo_portal.ts";
import { testFolder } from "../files/stores.ts";

/** A store that is away at these calls of an operation, counted from one. */
function awayAt(store: FileStore, operation: "put" | "open", calls: (call: number) => boolean): FileStore {
  let call = 0;
  return new Proxy(store, {
    get(target, name, receiver) {
      const own = Reflect.get(target, name, receiver);
      if (name !== operation) return typeof own === "function" ? own.bind(target) : own;
      return (...args: unknown[]) => {
        if (calls(++call)) return Promise.reject(new FileStoreUnavailable("the S3 file store: refused"));
        return own.apply(target, args);
      };
    },
  });
}

Deno.test("a store that is away while the demo is filled is waited for and told, and takes all of it then", async () => {
  await using folder = await testFolder();
  const told: string[] = [], pauses: number[] = [];
  const files = patientFiles(awayAt(folder.store, "put", (call) => call <= 5), {
    notice: (text) => void told.push(text),
    pause: (ms) => Promise.resolve(void pauses.push(ms)),
  });
  const { size } = await files.put("staging/a", new Blob(["of the demo"]).stream(), "text/plain");
  assert.equal(size, 11);
  assert.equal(await new Response(await folder.store.open("staging/a")).text(), "of the demo");
  assert.deepEqual(told, [
    "waiting for the file store, where the demo's files are put: the S3 file store: refused",
  ]);
  assert.deepEqual(pauses, [500, 1000, 2000, 5000, 5000]);
  const broken = patientFiles({ ...folder.store, stat: () => Promise.reject(new TypeError("a fault")) }, {
    notice: () => {},
  });
  await assert.rejects(broken.stat("staging/a"), TypeError);
});

Deno.test("imports of the demo whose filling was cut off anywhere are gone on with, and are there once", async () => {
  await using db = await demoDatabase();
  await using folder = await testFolder();
  const { sql } = db;
  const dictionaries = await shippedTexts();
  const fill = (files: FileStore) => {
    const ctxFor = (parts: Partial<CtxParts>) => makeCtx({ pool: sql, dictionaries, files, ...parts }, uuid);
    return fillImports({ ctx: ctxFor({}), ctxFor, hasFiles: true, sql });
  };
  const imports = async () =>
    (await sql<{ state: string; files: number }[]>`
      select state, (select count(*) from catalogue_import_files f where f.import_id = i.id) as files
      from catalogue_imports i
      order by id`).map(({ state, files }) => [state, files]);
  await sql`delete from catalogue_import_faults`;
  await sql`truncate catalogue_imports cascade`;
  // While the first set is brought in, while it is checked, and while the second one is.
  for (const [operation, call] of [["put", 2], ["open", 1], ["open", 4]] as const) {
    await assert.rejects(fill(awayAt(folder.store, operation, (one) => one >= call)));
  }
  await fill(folder.store);
  assert.deepEqual(await imports(), [["rolled-back", 2], ["checked", 2]]);
  await fill(folder.store);
  assert.equal((await imports()).length, 2);
});
