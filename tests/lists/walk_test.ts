import assert from "node:assert/strict";
import { v7 as uuid } from "uuid";
import { z } from "zod";
import { listCall } from "@/engines/lists/calls.ts";
import { askOf, RESERVED_NAMES, sortNames } from "@/engines/lists/ask_list.ts";
import { type AnyList, columnOf } from "@/engines/lists/define_list.ts";
import type { Filter } from "@/engines/lists/filters.ts";
import { listExport } from "@/engines/lists/list_export.ts";
import { readAll, readList, valueOf } from "@/engines/lists/read_list.ts";
import { readListPage } from "@/components/list/read_list_page.ts";
import { idOf } from "@/components/list/ListTable.tsx";
import { loadUser } from "@/kernel/access/load_user.ts";
import { personOf } from "@/kernel/access/rights.ts";
import { may } from "@/kernel/access/rights.ts";
import { PAGES } from "@/kernel/access/pages.ts";
import { type Ctx, makeCtx } from "@/kernel/ctx.ts";
import { filterOf } from "@/engines/exports/known_exports.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { LISTS } from "@/engines/lists/lists.ts";
import { demoDatabase } from "../demo_portal.ts";
import { refusalOf } from "../refusal_of.ts";
import { fillLists } from "./fill_lists.ts";

const db = await demoDatabase();
Deno.test.afterAll(async () => await db[Symbol.asyncDispose]());
const dictionaries = await shippedTexts();
/** All is read at one moment, so that the minutes left of a question are the same on its page and its sheet. */
const now = new Date();
const shared = { pool: db.sql, dictionaries, lang: "en_US", clock: () => now } as const;
const system = makeCtx(shared, uuid);
await fillLists(db.sql);

const ACCOUNTS = [
  "administrator",
  "factory-manager",
  "store-manager",
  "store-technician",
  "social-user",
  "section-chief",
];
const readers: Ctx[] = [];
for (const account of ACCOUNTS) {
  const user = await loadUser(system, account);
  if (user) readers.push(makeCtx({ ...shared, actor: user }, uuid));
}

/** A reader to whom a list shows something. */
async function readerOf(list: AnyList): Promise<Ctx> {
  const those = readers.filter(({ actor }) => may(actor, list.need));
  for (const ctx of those) {
    if ((await readList(ctx, list, { ...GIVEN[list.kind], pageNo: 1, pageSize: 5 })).total > 0) return ctx;
  }
  throw new Error(`${list.kind}: the walk needs records of every list (fill_lists.ts)`);
}

/** What some lists are always asked for. */
const GIVEN: Record<string, Record<string, unknown>> = { "right-holders": { right: "moduleSettings:view" } };

/** Lists of what is each reader's or store's own: nobody's is part of another's. */
const OF_ONES_OWN = new Set(["favorites", "jobs", "approvals-waiting", "approvals-decided", "vds-diagnoses"]);

/** Most records that are walked of a list. */
const WALKED = 60;

async function pages(ctx: Ctx, list: AnyList, asked: Record<string, unknown>, size = 7): Promise<unknown[]> {
  const found: unknown[] = [];
  for (let pageNo = 1; found.length < WALKED; pageNo++) {
    const { total, records } = await readList(ctx, list, {
      ...GIVEN[list.kind],
      ...asked,
      pageNo,
      pageSize: size,
    });
    found.push(...records);
    if (records.length === 0 || found.length >= total) break;
  }
  return found;
}

const idsOf = (list: AnyList, records: readonly unknown[]) => records.map((one) => String(idOf(list, one)));

for (const list of LISTS.all) {
  Deno.test(`${list.kind}: every order has each record once, and turned round is its reverse`, async () => {
    const ctx = await readerOf(list);
    const { total } = await readList(ctx, list, { ...GIVEN[list.kind], pageNo: 1, pageSize: 20 });
    const behind = { ...GIVEN[list.kind], pageNo: Number.MAX_SAFE_INTEGER, pageSize: 20 };
    assert.deepEqual((await readList(ctx, list, behind)).records, [], "a page behind the last one is empty");
    for (const name of sortNames(list)) {
      const ids = idsOf(list, await pages(ctx, list, { sort: name }));
      assert.equal(new Set(ids).size, ids.length, `${name}: a record stands twice`);
      if (total > WALKED) continue;
      assert.equal(ids.length, total, name);
      const turned = idsOf(list, await pages(ctx, list, { sort: `-${name}` }));
      assert.deepEqual([...turned].sort(), [...ids].sort(), name);
      if ("from" in list.query) assert.deepEqual(turned.reverse(), ids, name);
    }
  });

  Deno.test(`${list.kind}: an address is healed, whatever it says`, async () => {
    const ctx = await readerOf(list);
    const params = Object.entries(list.filter).map(([name, filter]) => (filter as Filter).param ?? name);
    assert.deepEqual(params.filter((name) => RESERVED_NAMES.includes(name)), []);
    const odd = [
      "",
      " ",
      "\0",
      "'; drop table users; --",
      "-1",
      "9e99",
      "NaN",
      "2026-02-30",
      "%",
      "é".repeat(3000),
    ];
    for (const value of odd) {
      const query = new URLSearchParams([...params, "sort", "pageNo", "pageSize", "cols", "after", "before"]
        .map((name) => [name, value]));
      const data = await readListPage(list, ctx, new URL(`http://tis/?${query}`));
      assert.equal(data.asked.pageNo, 1, value);
      assert.equal(data.asked.pageSize, 20, value);
      assert.equal(data.asked.sort, undefined, value);
      assert.equal(data.cols, null, value);
    }
    // One after the other, so that none hides what another does.
    for (const name of params) {
      for (const value of odd) {
        const asked = askOf(list, new URLSearchParams([[name, value]]));
        await readList(ctx, list, { ...GIVEN[list.kind], ...asked, pageNo: 1, pageSize: 5 });
      }
    }
  });

  Deno.test(`${list.kind}: every choice of every filter can be read, and says what it is set to`, async () => {
    const ctx = await readerOf(list);
    const all = (await readList(ctx, list, { ...GIVEN[list.kind], pageNo: 1, pageSize: 5 })).total;
    for (const [name, filter] of Object.entries(list.filter) as [string, Filter][]) {
      if (filter.drawn.as !== "select") continue;
      for (
        const { value, label } of (await filter.drawn.choices(ctx, { ...GIVEN[list.kind] })).slice(0, 40)
      ) {
        assert.doesNotMatch(label, /^[a-z_]+\.[\w.-]+$/, `${name}=${value}: a key of a text`);
        const asked = askOf(list, new URLSearchParams([[filter.param ?? name, value]]));
        assert.equal(String((asked as Record<string, unknown>)[name]), value, `${name} takes its own choice`);
        const { total } = await readList(ctx, list, { ...GIVEN[list.kind], ...asked });
        if ("from" in list.query && !list.query.where) assert.ok(total <= all, `${name}=${value}`);
        if (filter.say) assert.ok(await filter.say(ctx, (asked as Record<string, unknown>)[name], asked));
      }
    }
  });

  Deno.test(`${list.kind}: who has not its right is refused, and a narrower scope sees no more`, async () => {
    const [most, ...others] = readers.filter(({ actor }) => may(actor, list.need));
    for (const ctx of readers.filter(({ actor }) => !may(actor, list.need))) {
      assert.equal(
        (await refusalOf(readList(ctx, list, { ...GIVEN[list.kind], pageNo: 1, pageSize: 5 })))?.key,
        "no-right",
      );
      assert.equal((await refusalOf(readAll(ctx, list, {})))?.key, "no-right");
    }
    if (list.need === "session" || list.scope === undefined || OF_ONES_OWN.has(list.kind)) return;
    const { total } = await readList(most!, list, { ...GIVEN[list.kind], pageNo: 1, pageSize: 5 });
    for (const ctx of others) {
      const own = await readList(ctx, list, { ...GIVEN[list.kind], pageNo: 1, pageSize: 5 });
      assert.ok(own.total <= total, personOf(ctx).userCode);
    }
  });

  Deno.test(`${list.kind}: its sheet holds what it shows, in its order`, async () => {
    if (list.sheet === false) return;
    const ctx = await readerOf(list);
    const type = listExport(list);
    for (const name of [undefined, ...sortNames(list).flatMap((one) => [one, `-${one}`])]) {
      const filter = filterOf(
        type,
        String(new URLSearchParams({ ...GIVEN[list.kind], ...(name && { sort: name }) } as never)),
      );
      const { total, records } = await type.open(ctx, filter as never);
      const read: unknown[] = [];
      for await (const record of records) {
        read.push(record);
        if (read.length >= WALKED) break;
      }
      const shown = (await pages(ctx, list, { sort: name }, WALKED)).slice(0, WALKED);
      assert.deepEqual(read, shown.slice(0, read.length), name ?? "as at first");
      assert.equal(total, (await readList(ctx, list, { ...GIVEN[list.kind], pageNo: 1, pageSize: 5 })).total);
      for (const record of read.slice(0, 5)) {
        const cells = type.cells(ctx, record as never);
        for (const { key } of type.columns as unknown as { key: string }[]) {
          assert.deepEqual(cells[key], valueOf(ctx, columnOf(list, key), key, record), key);
        }
      }
    }
  });

  Deno.test(`${list.kind}: its call answers what it declares, and its heads have texts`, async () => {
    const ctx = await readerOf(list);
    assert.ok(PAGES.all.some(({ route }) => route === list.page), list.page);
    for (const [name, { text }] of Object.entries<{ text: string }>({ ...list.columns, ...list.filter })) {
      assert.notEqual(ctx.t(text), text, `${name}: ${text}`);
    }
    const { records } = await readList(ctx, list, { ...GIVEN[list.kind], pageNo: 1, pageSize: 50 });
    for (const record of records) {
      const told = JSON.parse(JSON.stringify(record));
      assert.deepEqual(z.strictObject({ record: list.record }).parse({ record: told }).record, told);
    }
    if (!list.call) return;
    const call = listCall(list);
    for (const sort of sortNames(list).filter((name) => columnOf(list, name).in !== "order")) {
      const answer = await call.run(
        ctx,
        call.input.parse({ sort: `-${sort}`, pageSize: 5 }),
        {} as never,
      ) as { records: unknown[] };
      const page = await readList(ctx, list, {
        ...GIVEN[list.kind],
        sort: `-${sort}`,
        pageNo: 1,
        pageSize: 5,
      });
      assert.deepEqual(answer.records, page.records, sort);
    }
    assert.equal(call.input.safeParse({ sort: "nothing-of-it" }).success, sortNames(list).length === 0);
  });
}
