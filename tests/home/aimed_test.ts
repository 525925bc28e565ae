import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import { readXlsx } from "hucre/xlsx";
import { CALLS } from "@/engines/calls/known_calls.ts";
import type { CallRequest } from "@/engines/calls/define_call.ts";
import { type Audience, peopleAudience } from "@/engines/audience/audience.ts";
import { saveAudience } from "@/engines/audience/save_audience.ts";
import { aimEntry } from "@/engines/audience/aim_entry.ts";
import { mayReadFile, type Readable } from "@/engines/files/readers.ts";
import { checkImport, importEntries } from "@/engines/registers/import_entries.ts";
import { importTemplate } from "@/engines/registers/import_template.ts";
import { listEntries, readEntry } from "@/engines/registers/read_entries.ts";
import { addEntry } from "@/engines/registers/write_entry.ts";
import { readRegisterPage } from "@/components/registers/read_register_page.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import type { User } from "@/kernel/access/user.ts";
import { type Ctx, makeCtx } from "@/kernel/ctx.ts";
import { migrate, MIGRATIONS } from "@/platform/database/migrate.ts";
import { homePictureRegister } from "@/services/home/home_picture_register.ts";
import { homePictures, saveHomePicture } from "@/services/home/home_pictures.ts";
import { quickAppRegister } from "@/services/home/quick_app_register.ts";
import { quickApps } from "@/services/home/quick_apps.ts";
import { freshDatabase } from "../database.ts";
import { openTestPortal } from "../entry/portal.ts";
import { assertRefused, refusalOf } from "../refusal_of.ts";

/** Two people of neighbouring stores, and who keeps the home page. */
async function openNeighbours() {
  const portal = await openTestPortal();
  const { sql } = portal;
  const as = async (account: string) =>
    portal.ctxWith({
      actor: (await loadUser(portal.ctx, account, "domestic"))!,
      edition: "domestic",
      lang: "en_US",
    });
  const [own] = await sql<{ orgCode: string; regionCode: string | null }[]>`
    select u.org_code, o.region_code from users u join orgs o on o.code = u.org_code where u.user_code = 'store-technician'`;
  const [next] = await sql<{ code: string }[]>`
    select code from orgs where kind = 'store' and deleted_at is null and code <> ${own!.orgCode}
    order by region_code is distinct from ${own!.regionCode}, code limit 1`;
  await sql`
    insert into users (user_code, full_name, user_type, org_code, country_code, editions, lang, state)
    select 'next-door', 'Next Door', user_type, ${next!.code}, country_code, editions, lang, state
    from users where user_code = 'store-technician'`;
  await sql`
    insert into user_roles (user_id, role_code)
    select n.id, r.role_code from user_roles r
    join users u on u.id = r.user_id and u.user_code = 'store-technician', users n where n.user_code = 'next-door'`;
  return {
    ...portal,
    keeper: await as("administrator"),
    here: await as("store-technician"),
    nextDoor: await as("next-door"),
    ownStore: own!.orgCode,
    [Symbol.asyncDispose]: () => portal[Symbol.asyncDispose](),
  };
}

const request = {} as CallRequest;
const call = (ctx: Ctx, id: string, input: Record<string, unknown>) => {
  const found = CALLS.all.find(({ operationId }) => operationId === id)!;
  return found.run(ctx, found.input.parse(input), request) as Promise<Record<string, unknown>>;
};

Deno.test("whom quick apps and pictures of the home page are for", async (t) => {
  await using portal = await openNeighbours();
  const { sql, keeper, here, nextDoor, ownStore } = portal;
  const appsOf = async (ctx: Ctx) => (await quickApps(ctx, "velaro")).map(({ name }) => name);
  const picturesOf = async (ctx: Ctx) =>
    (await homePictures(ctx, "velaro", "2026-03-10")).map(({ title }) => title);
  const app = await addEntry(keeper, quickAppRegister, {
    names: { en_US: "Loan cars" },
    appType: "office",
    link: "https://cars.example/loan",
    shown: true,
  });

  await t.step("an app is for everybody until it is said whom it is for", async () => {
    assert.deepEqual([await appsOf(here), await appsOf(nextDoor)], [["Loan cars"], ["Loan cars"]]);
  });

  await t.step("an app for one store is seen there and not next door", async () => {
    const { version } = await call(keeper, "aimQuickApp", {
      key: app.key,
      version: app.version,
      audience: { organisation: [ownStore] },
    });
    assert.equal(version, app.version + 1);
    assert.deepEqual([await appsOf(here), await appsOf(nextDoor)], [["Loan cars"], []]);
  });

  await t.step("its icon is read there and not next door, and by who keeps it", async () => {
    const key = "f".repeat(64);
    await sql`
      insert into file_objects (key, sha256, size, claimed_at) values (${key}, ${key}, 1, now())`;
    const [file] = await sql<Readable[]>`
      insert into files (id, key, sha256, size, media_type, name, place, created_at)
      values (gen_random_uuid(), ${key}, ${key}, 1, 'image/png', 'a.png', 'app-icon', now())
      returning id, place, owner_id, made_from`;
    await sql`insert into file_uses values (${file!.id}, 'quick-app', ${app.key}, now())`;
    const read = await Promise.all([here, nextDoor, keeper].map((ctx) => mayReadFile(ctx, file!)));
    assert.deepEqual(read, [true, false, true]);
  });

  await t.step("a picture for one store is seen there and not next door", async () => {
    await saveHomePicture(keeper, {
      image: "home/a.svg",
      titles: { en_US: "Open day" },
      audience: { organisation: [ownStore] },
    });
    await saveHomePicture(keeper, { image: "home/b.svg", titles: { en_US: "For all" }, sort: 1 });
    assert.deepEqual([await picturesOf(here), await picturesOf(nextDoor)], [["Open day", "For all"], [
      "For all",
    ]]);
    const { records } = await listEntries(keeper, homePictureRegister, {
      pageNo: 1,
      pageSize: 20,
      filters: { audience: "narrowed" },
    });
    assert.deepEqual(records.map(({ labels }) => [labels.titles, labels.audience]), [["Open day", "some"]]);
  });

  await t.step("it is told in words, and by a call", async () => {
    const { audience, sentence } = await call(keeper, "readQuickAppAudience", { key: app.key });
    assert.deepEqual(audience, { organisation: [ownStore] });
    assert.match(String(sentence), /^Stores of .+ or below$/);
    const counted = await call(keeper, "countQuickAppAudience", {
      audience: { brand: ["velaro"], role: ["administrator"] },
    });
    assert.equal(counted.sentence, "People of the brand Velaro and with the role Administrator");
    assert.equal((await call(keeper, "countQuickAppAudience", { audience: {} })).sentence, "Everybody");
  });

  await t.step("the change is one line of the log and one event, with what was said before", async () => {
    const lines = await sql<{ before: unknown; after: unknown }[]>`
      select before, after from operation_log where operation = 'aimQuickApp' and subject_id = ${app.key}`;
    assert.deepEqual(lines.map(({ before, after }) => ({ before, after })), [
      { before: { audience: {} }, after: { audience: { organisation: [ownStore] } } },
    ]);
    const events = await sql<{ data: Record<string, unknown> }[]>`
      select data from outbox where type like '%register.changed' and data ->> 'entryKey' = ${app.key} order by id`;
    assert.deepEqual(events.map(({ data }) => [data.register, data.action, data.version]), [
      ["FastAPP", "added", app.version],
      ["FastAPP", "changed", app.version + 1],
    ]);
    assert.deepEqual(events[1]!.data.changed, ["audience"]);
  });

  await t.step(
    "what somebody else has changed since, what is not there and who may not are refused",
    async () => {
      const aim = (ctx: Ctx, version: number, said: Audience) =>
        aimEntry(ctx, quickAppRegister, app.key, version, said);
      await assertRefused(aim(keeper, app.version, {}), "state-changed");
      await assertRefused(aim(here, app.version + 1, {}), "no-right");
      const unknown = await refusalOf(aim(keeper, app.version + 1, { organisation: ["NOWHERE"] }));
      assert.deepEqual([unknown?.fields[0]?.field, unknown?.fields[0]?.rule], [
        "audience.organisation",
        "choice-unknown",
      ]);
      assert.equal((await readEntry(keeper, quickAppRegister, app.key))!.version, app.version + 1);
      for (const said of [{ series: ["N1"] }, { vins: "LVHRU1838N5000123" }]) {
        assert.equal(peopleAudience.safeParse(said).success, false, "vehicles narrow no people");
      }
    },
  );
});

Deno.test("a new app or picture is for its people from its first moment on", async (t) => {
  await using portal = await openNeighbours();
  const { sql, keeper, here, nextDoor, ownStore } = portal;
  const appsOf = async (ctx: Ctx) => (await quickApps(ctx, "velaro")).map(({ name }) => name);
  const given = { names: { en_US: "Loan cars" }, appType: "office", shown: true };
  const said = { organisation: [ownStore] };
  const added = await call(keeper, "addQuickApp", {
    ...given,
    link: "https://cars.example/loan",
    audience: said,
  });
  const key = String(added.key);
  const pageOf = (ctx: Ctx, query: string) =>
    readRegisterPage(quickAppRegister, ctx, new URL(`https://tis.example/FastAPP${query}`));

  await t.step("it is never seen next door", async () => {
    assert.equal(added.version, 1);
    assert.deepEqual([await appsOf(here), await appsOf(nextDoor)], [["Loan cars"], []]);
  });

  await t.step("that is in the one line of the log and the one event that tell of the new app", async () => {
    const lines = await sql<{ operation: string; audience: unknown }[]>`
      select operation, after -> 'audience' as audience from operation_log where subject_kind = 'FastAPP' and subject_id = ${key}`;
    assert.deepEqual(lines.map((line) => ({ ...line })), [{ operation: "addQuickApp", audience: said }]);
    const events = await sql<{ changed: string[] }[]>`
      select data -> 'changed' as changed from outbox where type like '%register.changed' and data ->> 'entryKey' = ${key}`;
    assert.equal(events.length, 1);
    assert.ok(events[0]!.changed.includes("audience"));
  });

  await t.step("whoever is not there is refused at the field, and nothing is added", async () => {
    const refusal = await refusalOf(
      call(keeper, "addQuickApp", {
        ...given,
        link: "https://cars.example/none",
        audience: { organisation: ["NOWHERE"] },
      }),
    );
    assert.deepEqual(refusal?.fields.map(({ field, rule }) => [field, rule]), [
      ["audience.organisation", "choice-unknown"],
    ]);
    assert.deepEqual(await appsOf(here), ["Loan cars"]);
  });

  await t.step("a copy begins with the people of what is copied, a new one with everybody", async () => {
    assert.deepEqual((await pageOf(keeper, `?add=1&copy=${key}`)).aims?.opened?.said, said);
    assert.deepEqual((await pageOf(keeper, "?add=1")).aims?.opened?.said, {});
  });

  await t.step("who cannot change whom it is for has nobody counted and no choices read", async () => {
    const rights = new Set(["FastAPP:view" as const]);
    const actor = here.actor as User;
    const reader = portal.ctxWith({
      actor: { ...actor, assignments: actor.assignments.map((one) => ({ ...one, rights })) },
      edition: "domestic",
      lang: "en_US",
    });
    const { aims, entry } = await pageOf(reader, `?entry=${key}`);
    assert.equal(entry?.key, key);
    assert.equal(aims?.opened, null);
    assert.match([...aims!.sentences.values()].join(), /^Stores of .+ or below$/);
    assert.deepEqual((await pageOf(keeper, `?entry=${key}`)).aims?.opened?.said, said);
  });
});

Deno.test("a picture that its people would see twice is refused with its own sentence", async () => {
  await using portal = await openNeighbours();
  const { sql, keeper, ownStore } = portal;
  await saveHomePicture(keeper, { image: "home/a.svg", titles: { en_US: "For all" } });
  await saveHomePicture(keeper, {
    image: "home/a.svg",
    titles: { en_US: "For one" },
    audience: { organisation: [ownStore] },
  });
  const [one] = await sql<{ id: string; version: number }[]>`
    select id::text, version from home_pictures where audience_id is not null`;
  const refusal = await assertRefused(
    aimEntry(keeper, homePictureRegister, one!.id, one!.version, {}),
    "home-picture-twice",
  );
  assert.deepEqual(refusal.fields, [], "none of its fields is wrong");
});

Deno.test("what rows said before they had an audience is what they say afterwards", async () => {
  const before = pathToFileURL(`${await Deno.makeTempDir()}/`);
  for await (const { name } of Deno.readDir(MIGRATIONS)) {
    if (name < "0480") await Deno.copyFile(new URL(name, MIGRATIONS), new URL(name, before));
  }
  try {
    await using db = await freshDatabase(before);
    const { sql } = db;
    await sql`
      insert into brands (code, names, entry, kind_names) values ('velaro', '{}', 'login', '{}'), ('norda', '{}', 'denza', '{}')`;
    await sql`
      insert into quick_apps (names, app_type, link, user_types, roles, brand_codes, country_codes, market_codes) values
        ('{}', 'tool', 'a', '{}', '{}', '{}', '{}', '{}'),
        ('{}', 'tool', 'b', '{store,dealer_group,store}', '{administrator}', '{velaro,norda}', '{DE,CN}', '{eu}')`;
    await sql`
      insert into home_pictures (image, titles, brand_code, edition, created_at) values
        ('x', '{}', null, null, now()), ('x', '{}', 'velaro', null, now()), ('x', '{}', 'norda', 'overseas', now())`;
    await migrate(db.url);
    const ctx = makeCtx({ pool: sql, dictionaries: new Map(), lang: "en_US" }, () => crypto.randomUUID());
    // Saved anew, each is the very row that the migration has made.
    const idOf = (said: Audience) => ctx.tx((tx) => saveAudience(tx, said, { known: said }));
    const apps = await sql<{ audienceId: number | null }[]>`select audience_id from quick_apps order by link`;
    assert.deepEqual(apps.map(({ audienceId }) => audienceId), [
      null,
      await idOf({
        userType: ["store", "dealer_group"],
        role: ["administrator"],
        brand: ["norda", "velaro"],
        country: ["CN", "DE"],
        market: ["eu"],
      }),
    ]);
    const pictures = await sql<
      { audienceId: number | null }[]
    >`select audience_id from home_pictures order by id`;
    assert.deepEqual(pictures.map(({ audienceId }) => audienceId), [
      null,
      await idOf({ brand: ["velaro"] }),
      await idOf({ brand: ["norda"], edition: ["overseas"] }),
    ]);
  } finally {
    await Deno.remove(before, { recursive: true });
  }
});

Deno.test("a sheet says whom apps are for", async (t) => {
  await using portal = await openNeighbours();
  const { sql, keeper, here, nextDoor, ownStore } = portal;
  const appsOf = async (ctx: Ctx) => (await quickApps(ctx, "velaro")).map(({ name }) => name).sort();
  const row = (name: string, audience: Record<string, string>) => ({
    "Name (English)": name,
    Type: "office",
    Link: `https://${name.toLowerCase()}.example/`,
    ...audience,
  });
  const bring = (rows: Record<string, string>[], mode: "add" | "change" = "add") =>
    importEntries(keeper, quickAppRegister, { rows }, { mode });
  const keyOf = async (name: string) =>
    (await sql<{ id: string }[]>`select id::text from quick_apps where names ->> 'en_US' = ${name}`)[0]!.id;
  const saidOf = async (name: string) =>
    (await call(keeper, "readQuickAppAudience", { key: await keyOf(name) })).audience;

  await t.step("new ones are for those people from their first moment on", async () => {
    await bring([
      row("Cars", { "Audience: Organization": ownStore, "audience.userType": "Store, dealer_group" }),
      row("Open", { "Audience: Organization": "", "audience.userType": "" }),
    ]);
    assert.deepEqual([await appsOf(here), await appsOf(nextDoor)], [["Cars", "Open"], ["Open"]]);
    assert.deepEqual(await saidOf("Cars"), { organisation: [ownStore], userType: ["dealer_group", "store"] });
    const lines = await sql<{ audience: unknown }[]>`
      select after -> 'audience' as audience from operation_log where operation = 'importQuickApps' order by id`;
    assert.deepEqual(lines.map(({ audience }) => audience), [await saidOf("Cars"), null]);
  });

  await t.step("what is not there is told row by row, and nothing is written", async () => {
    const [{ audiences }] = await sql<
      [{ audiences: number }]
    >`select count(*)::int as audiences from audiences`;
    const rows = [
      row("None", { "audience.organisation": "NOWHERE" }),
      row("Wrong", { "audience.userType": "nobody" }),
      row("Right", { "audience.lang": "English" }),
    ];
    const check = await checkImport(keeper, quickAppRegister, { rows }, {});
    assert.deepEqual(check.unknownColumns, []);
    assert.deepEqual(
      check.rows.map(({ state, reasons }) => [state, reasons.map(({ field, rule }) => [field, rule])]),
      [
        ["refused", [["audience.organisation", "choice-unknown"]]],
        ["refused", [["audience.userType", "rule.invalid_value"]]],
        ["new", []],
      ],
    );
    assert.equal((await refusalOf(bring(rows)))?.key, "import-rows");
    const [after] = await sql<[{ audiences: number }]>`select count(*)::int as audiences from audiences`;
    assert.equal(after.audiences, audiences);
  });

  await t.step("a missing column leaves what is said as it is, an empty cell asks nothing more", async () => {
    await bring([row("Cars", {})], "change");
    assert.deepEqual(await saidOf("Cars"), { organisation: [ownStore], userType: ["dealer_group", "store"] });
    const { rows } = await checkImport(
      keeper,
      quickAppRegister,
      { rows: [row("Cars", { "audience.userType": "" })] },
      { mode: "change" },
    );
    assert.deepEqual(rows.map(({ state, changed }) => [state, changed]), [["changed", ["audience"]]]);
    await bring([row("Cars", { "audience.userType": "" })], "change");
    assert.deepEqual(await saidOf("Cars"), { organisation: [ownStore] });
    await bring([row("Cars", { "audience.organisation": "" })], "change");
    assert.deepEqual([await saidOf("Cars"), await appsOf(nextDoor)], [{}, ["Cars", "Open"]]);
    const lines = await sql<{ before: unknown; after: unknown }[]>`
      select before, after from operation_log where operation = 'importQuickApps' and subject_id = ${await keyOf(
      "Cars",
    )} order by id desc limit 1`;
    assert.deepEqual({ ...lines[0] }, {
      before: { audience: { organisation: [ownStore] } },
      after: { audience: {} },
    });
  });

  await t.step("the template has its columns, and what can stand there", async () => {
    const { sheets } = await readXlsx(await importTemplate(keeper, quickAppRegister));
    const heads = sheets[0]!.rows[0]!.map(String);
    assert.deepEqual(heads.filter((head) => /^Audience: (Brand|User type|City)$/.test(head)), [
      "Audience: Brand",
      "Audience: City",
      "Audience: User type",
    ]);
    assert.equal(heads.includes("Audience: Series"), false, "vehicles narrow no people");
    const listed = sheets[1]!.rows.map((cells) => cells[sheets[1]!.rows[0]!.indexOf("Audience: Brand")]);
    assert.ok(listed.some((value) => String(value).startsWith("velaro")), String(listed));
  });
});
