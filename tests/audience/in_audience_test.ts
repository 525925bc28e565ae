import assert from "node:assert/strict";
import { type Audience, audience, plainAudience } from "@/engines/audience/audience.ts";
import { audienceRow } from "@/engines/audience/audience_row.ts";
import { countAudience } from "@/engines/audience/count_audience.ts";
import { dropUnusedAudiences } from "@/engines/audience/drop_unused.ts";
import { DIMENSION_NAMES } from "@/engines/audience/dimensions.ts";
import { isPersonMeant, isVehicleMeant } from "@/engines/audience/explain_audience.ts";
import { inAudience, inAudienceOfVehicle } from "@/engines/audience/in_audience.ts";
import { parseVins } from "@/engines/audience/parse_vins.ts";
import { readAudience } from "@/engines/audience/read_audience.ts";
import { saveAudience } from "@/engines/audience/save_audience.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { assertRefused } from "../refusal_of.ts";
import { type Facts, fillWorld, isMeant, worldOf } from "./world.ts";
import { openTestPortal } from "../entry/portal.ts";

const portal = await openTestPortal();
await fillWorld(portal.sql);
const world = await worldOf(portal.sql);
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());
const quiet = { sanitizeOps: false, sanitizeResources: false };
const { ctx, sql } = portal;

/** A random audience out of what is there, the same for the same seed. */
function audienceOf(seed: number): Audience {
  const next = randomOf(seed);
  const picked: Record<string, string[]> = {};
  const names = [...DIMENSION_NAMES, "vins"] as (keyof Audience)[];
  for (const name of names) {
    if (next() > 0.16) continue;
    const values = world.values[name]!;
    picked[name] = values.filter(() => next() < 1.5 / values.length);
  }
  return plainAudience(picked as Audience);
}

function randomOf(seed: number): () => number {
  let state = seed * 2654435761 % 4294967296;
  return () => (state = (state * 1664525 + 1013904223) % 4294967296) / 4294967296;
}

Deno.test(
  "the rule in the database agrees with a plain reading of it, for people, stores and vehicles",
  quiet,
  async () => {
    let meantOnce = 0, leftOnce = 0;
    for (let seed = 1; seed <= 250; seed++) {
      const asked = audienceOf(seed);
      const id = await ctx.tx((tx) => saveAudience(tx, asked));
      assert.deepEqual(await readAudience(ctx, id), asked, `seed ${seed}: read as it was saved`);
      const row = audienceRow(ctx, asked);
      const told = JSON.stringify(asked);
      const people = (await sql`select id::text from audience_people(${row}) p(id)`).map((one) => one.id)
        .sort();
      const wanted = world.people.filter((one) => one.inForce && isMeant(asked, one.facts));
      assert.deepEqual(people, wanted.map(({ key }) => key).sort(), `people of ${told}`);
      const stores = (await sql`select code from audience_stores(${row}) s(code)`).map((one) => one.code)
        .sort();
      const wantedStores = world.stores.filter((one) => one.inForce && isMeant(asked, one.facts));
      assert.deepEqual(stores, wantedStores.map(({ key }) => key).sort(), `stores of ${told}`);
      const vehicles = world.vehicles.filter((one) => isMeant(asked, one.facts));
      const count = await countAudience(ctx, asked);
      assert.deepEqual(
        count,
        { stores: stores.length, people: people.length, vehicles: vehicles.length },
        `counts of ${told}`,
      );
      const some = (all: readonly Facts[]) => all.filter((_, place) => (place + seed) % 5 === 0);
      for (const { key, facts } of some(world.people)) {
        const answer = await isPersonMeant(ctx, id, Number(key));
        assert.equal(answer.meant, isMeant(asked, facts), `person ${key} of ${told}`);
        assert.equal(answer.meant, answer.why.every(({ meant }) => meant));
        answer.meant ? meantOnce++ : leftOnce++;
      }
      for (const { key, facts } of some(world.vehicles)) {
        const answer = await isVehicleMeant(ctx, id, key);
        assert.equal(answer.meant, isMeant(asked, facts), `vehicle ${key} of ${told}`);
        assert.equal(answer.meant, answer.why.every(({ meant }) => meant));
      }
    }
    assert.ok(meantOnce > 100 && leftOnce > 100, "both answers are met");
  },
);

Deno.test("an audience that no table can refer to goes as well", quiet, async () => {
  await ctx.tx((tx) => saveAudience(tx, { brand: ["orrin"], lang: ["th"] }));
  portal.pass(25 * 60);
  assert.ok(await dropUnusedAudiences(ctx) > 0);
  assert.deepEqual([...await sql`select id from audiences`], []);
});

Deno.test("a reader meets what is for everybody and what is for them, each by the rule", quiet, async () => {
  await sql`create table test_things (id int, audience_id bigint references audiences)`;
  const asked = new Map<number, Audience>();
  for (let seed = 1; seed <= 120; seed++) {
    const one = audienceOf(seed);
    asked.set(seed, one);
    await sql`insert into test_things values (${seed}, ${await ctx.tx((tx) => saveAudience(tx, one))})`;
  }
  for (const account of ["store-manager", "administrator", "factory-engineer", "store-technician"]) {
    const reader = portal.ctxWith({ actor: (await loadUser(ctx, account, "domestic"))! });
    const rows = await reader.sql`
      select t.id from test_things t where ${inAudience(reader, reader.sql`t.audience_id`)} order by t.id`;
    const { facts } = world.people.find(({ account: own }) => own === account)!;
    // Who reads does so in one edition, and in the markets of that one.
    const read = {
      ...facts,
      edition: ["domestic"],
      market: facts.market!.filter((market) => world.marketsOf.domestic.includes(market)),
    };
    assert.deepEqual(
      rows.map(({ id }) => id),
      [...asked].filter(([, one]) => isMeant(one, read)).map(([id]) => id),
      account,
    );
  }
  for (const { key, facts } of world.vehicles.slice(0, 9)) {
    const rows = await sql`
      select t.id from test_things t where ${
      inAudienceOfVehicle(ctx, sql`t.audience_id`, key)
    } order by t.id`;
    assert.deepEqual(
      rows.map(({ id }) => id),
      [...asked].filter(([, one]) => isMeant(one, facts)).map(([id]) => id),
    );
  }
  const visitor = portal.ctxWith({ actor: { kind: "visitor" } });
  const open = await sql`select id from test_things t where ${inAudience(visitor, sql`t.audience_id`)}`;
  assert.deepEqual(
    open.map(({ id }) => id),
    [...asked].filter(([, one]) => Object.keys(one).length === 0).map(([id]) => id),
  );
});

Deno.test("the same audience is kept once, and goes a day after nothing refers to it", quiet, async () => {
  const say = (given: Audience) => ctx.tx((tx) => saveAudience(tx, given));
  assert.equal(await say({}), null, "everybody is no row");
  assert.equal(await say({ brand: [] }), null);
  const one = await say({ brand: ["velaro", "norda"], userType: ["store"] });
  assert.equal(await say({ userType: ["store"], brand: ["norda", "velaro", "norda"] }), one);
  const held = await say({ brand: ["norda"] });
  await sql`create table test_holders (audience_id bigint references audiences)`;
  await sql`insert into test_holders values (${held})`;
  assert.equal(await dropUnusedAudiences(ctx), 0, "not on the day that it was saved");
  portal.pass(25 * 60);
  await say({ brand: ["velaro"] });
  await dropUnusedAudiences(ctx);
  const left = await sql`
    select id from audiences where brand <> '{}' and series = '{}' and vin_count = 0 and id in ${
    sql([one!, held!])
  }`;
  assert.deepEqual(left.map(({ id }) => Number(id)), [held]);
});

Deno.test(
  "a code that is not there is refused by its dimension; one that stood before may stay",
  quiet,
  async () => {
    await assertRefused(ctx.tx((tx) => saveAudience(tx, { brand: ["nobrand"] })), "choice-unknown");
    await assertRefused(ctx.tx((tx) => saveAudience(tx, { city: world.values.province })), "choice-unknown");
    const stays = await ctx.tx((tx) =>
      saveAudience(tx, { brand: ["nobrand"] }, { known: { brand: ["nobrand"] } })
    );
    assert.ok(stays);
  },
);

Deno.test("VINs are read out of any paste; what is none, and more than 50,000, is refused with its own sentence", () => {
  const list =
    "vin\nLVHRU1838N5000123; lvhru1838n5000124,LVHRU1838N5000123\tＬＶＨＲＵ１８３８Ｎ５０００１２５";
  assert.deepEqual(parseVins(list).vins, ["LVHRU1838N5000123", "LVHRU1838N5000124", "LVHRU1838N5000125"]);
  assert.deepEqual(audience.parse({ vins: list }).vins?.length, 3);
  const wrong = audience.safeParse({ vins: "LVHRU1838N500012, LVHRU1838N500012O" });
  assert.deepEqual(wrong.error?.issues.map(({ message, path }) => [message, path]), [[
    "refusal.audience-vin-wrong",
    ["vins"],
  ]]);
  assert.deepEqual(parseVins(`${"X".repeat(1_000_000)} Y`), {
    vins: [],
    wrong: ["X".repeat(40), "Y"],
    wrongCount: 2,
  });
  const many = (count: number) =>
    audience.safeParse({
      vins: Array.from({ length: count }, (_, i) => `LVH${String(i).padStart(14, "0")}`),
    });
  assert.equal(many(50_000).data?.vins?.length, 50_000);
  assert.equal(many(50_001).error?.issues[0]?.message, "refusal.audience-too-many-vins");
});
