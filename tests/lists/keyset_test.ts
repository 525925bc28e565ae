import assert from "node:assert/strict";
import fc from "fast-check";
import { readList } from "@/engines/lists/read_list.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { loginList } from "@/services/logs/login_list.ts";
import { freshDatabase, type TestDatabase } from "../database.ts";
import { insertStores, logIns, readerOf } from "../logs/log_world.ts";

/** Few moments for many lines, so that most of them are at the same one. */
const MOMENTS = ["2026-06-10T08:00:00.000Z", "2026-06-10T08:00:00.001Z", "2026-06-11T23:59:59.999Z"];
const lines = fc.array(fc.nat(MOMENTS.length - 1), { minLength: 1, maxLength: 40 });

async function write(db: TestDatabase, moments: readonly number[]): Promise<void> {
  if (moments.length === 0) return;
  await logIns(db, moments.map((at) => ({ at: MOMENTS[at]!, user: 11 })));
}

async function emptied(db: TestDatabase): Promise<void> {
  await db.sql.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`delete from login_log`;
  });
}

Deno.test("pages by keyset show every line once, whatever is written meanwhile, and lead back the same way", async () => {
  await using db = await freshDatabase();
  await insertStores(db);
  const ctx = readerOf(db);
  const ids = (records: readonly { id: number }[]) => records.map(({ id }) => id);
  await fc.assert(
    fc.asyncProperty(
      lines,
      lines,
      fc.integer({ min: 1, max: 9 }),
      fc.constantFrom("at", "-at"),
      async (first, meanwhile, pageSize, sort) => {
        await emptied(db);
        await write(db, first);
        const before = ids((await readList(ctx, loginList, { sort, pageNo: 1, pageSize: 500 })).records);
        const found: number[] = [];
        const pages: number[][] = [];
        let after: string | undefined;
        for (let pageNo = 1; pageNo <= 100; pageNo++) {
          const { records } = await readList(ctx, loginList, { sort, pageNo, pageSize, after });
          if (records.length === 0) break;
          found.push(...ids(records));
          pages.push(ids(records));
          after = String(records.at(-1)!.id);
          if (pageNo === 1) await write(db, meanwhile);
        }
        assert.equal(new Set(found).size, found.length, "a line stands twice");
        assert.deepEqual(found.filter((id) => before.includes(id)), before, "a line is missing");
        // Back from the last page: always the lines right before.
        const now = ids((await readList(ctx, loginList, { sort, pageNo: 1, pageSize: 500 })).records);
        for (let at = pages.length - 1; at > 0; at--) {
          const { records } = await readList(ctx, loginList, {
            sort,
            pageNo: at,
            pageSize,
            before: String(pages[at]![0]),
          });
          const place = now.indexOf(pages[at]![0]!);
          assert.deepEqual(ids(records), now.slice(Math.max(0, place - pageSize), place));
        }
      },
    ),
    { numRuns: 40 },
  );
});

Deno.test("where the neighbour of a page is gone, its number counts", async () => {
  await using db = await freshDatabase();
  await insertStores(db);
  await write(db, [0, 0, 1, 2, 2]);
  const ctx = readerOf(db);
  const byNumber = await readList(ctx, loginList, { pageNo: 2, pageSize: 2 });
  const byGone = await readList(ctx, loginList, { pageNo: 2, pageSize: 2, after: "999999" });
  assert.deepEqual(byGone.records, byNumber.records);
});

Deno.test("lines of others are no neighbours: they tell nothing of their moment", async () => {
  await using db = await freshDatabase();
  await insertStores(db);
  await logIns(db, [{ at: MOMENTS[0]!, user: 11 }, { at: MOMENTS[1]!, user: 12 }, {
    at: MOMENTS[2]!,
    user: 11,
  }]);
  const [other] = (await readList(readerOf(db), loginList, { store: "S2", pageNo: 1, pageSize: 5 })).records;
  const manager = readerOf(db, { userType: "store", orgCode: "S1" });
  const { records } = await readList(manager, loginList, {
    pageNo: 1,
    pageSize: 5,
    after: String(other!.id),
  });
  assert.equal(records.length, 2);
});

Deno.test("every line is reached, also behind those that are counted", async () => {
  await using db = await freshDatabase();
  await insertStores(db);
  const ctx = readerOf(db);
  const size = 500;
  const all = LIMITS.logCount + 700;
  await db.sql`
    insert into login_log (at, typed_name, user_id, org_code, edition, entry, result)
    select timestamptz '2026-06-10 08:00Z' + (n / 3) * interval '1 second', 'an', 11, 'S1', 'domestic', 'login', 'ok'
    from generate_series(1, ${all}) n`;
  const last = await readList(ctx, loginList, { pageNo: LIMITS.logCount / size, pageSize: size });
  assert.equal(last.total, LIMITS.logCount + 1);
  const beyond = await readList(ctx, loginList, {
    pageNo: LIMITS.logCount / size + 1,
    pageSize: size,
    after: String(last.records.at(-1)!.id),
  });
  const end = await readList(ctx, loginList, {
    pageNo: LIMITS.logCount / size + 2,
    pageSize: size,
    after: String(beyond.records.at(-1)!.id),
  });
  assert.deepEqual([beyond.records.length, end.records.length], [500, 200]);
});
