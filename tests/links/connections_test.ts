import assert from "node:assert/strict";
import { readConnections } from "@/engines/links/read_connections.ts";
import { addEntry, changeEntry } from "@/engines/registers/write_entry.ts";
import { deleteEntries, restoreEntries } from "@/engines/registers/delete_entries.ts";
import { linkDtcsJob } from "@/services/diagnosis/link_dtcs_job.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { dtcRegister } from "@/services/diagnosis/dtc_register.ts";
import { laborBaseStepRegister } from "@/services/labor/base_step_register.ts";
import { laborDtcRegister } from "@/services/labor/dtc_register.ts";
import { openTestPortal } from "../entry/portal.ts";

const portal = await openTestPortal();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());
const quiet = { sanitizeOps: false, sanitizeResources: false };
const { sql } = portal;
const admin = portal.ctxWith({
  actor: (await loadUser(portal.ctx, "administrator", "domestic"))!,
  lang: "en_US",
});

await sql.unsafe(`
  insert into energy_types (code, names) values ('e', '{}');
  insert into car_types (code, names) values ('c', '{}');
  insert into after_sale_types (code, names) values ('a', '{}');
  insert into series (code, brand_code, names, after_sale_type, energy_type, car_type, year_from, visible) values
    ('VTE', 'velaro', '{}', 'a', 'e', 'c', 2020, 1), ('VM5', 'velaro', '{}', 'a', 'e', 'c', 2020, 1);
  insert into vehicles (vin, series_code) values ('LVHRU1838N5000123', 'VTE');
  insert into parts (number, shown, names) values
    ('17116880420', '1711 6880 420', '{"en_US": "Coolant pump"}'), ('17116880', '1711 6880', '{"en_US": "Other"}');
  insert into search_documents (kind, id, lang, title, series, tokens) values
    ('part', '17116880420', 'mul', 'coolant pump', '{VTE}', ''), ('part', '17116880', 'mul', 'other', '{}', '');
`);

const dtc = (dtcCode: string, checks: Record<string, string> = {}, seriesCodes: string[] = []) =>
  addEntry(admin, dtcRegister, { dtcCode, dtcName: { en_US: dtcCode }, checks, seriesCodes });

/** What is shown at a thing: `kind code: reasons`. */
async function shown(kind: string, id: string, vin: string | null = null, ctx = admin) {
  const groups = await readConnections(ctx, { kind, id }, vin);
  return groups.flatMap((group) => {
    assert.equal(group.count, group.connections.length);
    return group.connections.map(({ id, reasons }) =>
      `${group.kind} ${id}: ${
        reasons.map(({ reason, place, outward }) => `${reason}${outward ? ">" : "<"}${place}`).sort().join(
          " ",
        )
      }`
    );
  });
}

const pump = await dtc("P0A93", {
  en_US: "Replace 1711-6880 420 where it does not run; see P0AA6",
  zh_CN: "不转动时更换１７１１６８８０４２０",
});
const insulation = await dtc("P0AA6");

Deno.test("what a DTC's texts name is connected both ways, once, with the place", quiet, async () => {
  assert.deepEqual(await shown("dtc", "P0A93"), [
    "part 17116880420: named>checks",
    "dtc P0AA6: named>checks",
  ]);
  assert.deepEqual(await shown("part", "17116880420"), ["dtc P0A93: named<checks"]);
  assert.deepEqual(await shown("part", "17116880"), [], "the longer number is meant");
});

Deno.test("labor that answers a DTC and parts that a step works on are connected", quiet, async () => {
  await addEntry(admin, laborDtcRegister, { dtcId: pump.key, laborTimeCode: "17-0210" });
  await sql`insert into labor_actions (code, names) values ('RE', '{}')`;
  await addEntry(admin, laborBaseStepRegister, {
    stepId: "ST-1",
    stepName: { en_US: "Replace pump" },
    actionCode: "RE",
    relativePart1: "17116880420",
    stepTime: "00:10:00",
  });
  assert.ok((await shown("dtc", "P0A93")).includes("labor 17-0210: answers<"));
  assert.ok((await shown("part", "17116880420")).includes("laborStep ST-1: about<"));
});

Deno.test("edges follow the text, a changed code, a deletion and its undo", quiet, async () => {
  let there = await dtc("B1001", { en_US: "1711 6880 420" });
  there = await changeEntry(admin, dtcRegister, there.key, there.version, { checks: { en_US: "P0AA6" } });
  assert.deepEqual(await shown("dtc", "B1001"), ["dtc P0AA6: named>checks"]);
  there = await changeEntry(admin, dtcRegister, there.key, there.version, { dtcCode: "B1002" });
  assert.deepEqual(await shown("dtc", "B1001"), []);
  assert.ok((await shown("dtc", "P0AA6")).includes("dtc B1002: named<checks"));
  await deleteEntries(admin, dtcRegister, [{ key: there.key, version: there.version }]);
  assert.ok(!(await shown("dtc", "P0AA6")).some((one) => one.startsWith("dtc B1002")));
  await restoreEntries(admin, dtcRegister, [there.key]);
  assert.ok((await shown("dtc", "P0AA6")).includes("dtc B1002: named<checks"));
});

Deno.test("a part that comes after the text that names it is found by the job", quiet, async () => {
  await dtc("B1010", { en_US: "replace 3411 6874 380" });
  assert.deepEqual(await shown("dtc", "B1010"), []);
  await sql.unsafe(`
    insert into parts (number, shown, names) values ('34116874380', '3411 6874 380', '{"en_US": "Pad"}');
    insert into search_documents (kind, id, lang, title, series, tokens) values ('part', '34116874380', 'mul', 'pad', '{}', '')`);
  await linkDtcsJob.run(portal.ctx, portal.now(), null, new AbortController().signal);
  assert.deepEqual(await shown("dtc", "B1010"), ["part 34116874380: named>checks"]);
});

Deno.test("the vehicle in context and the reader's rights narrow what is shown", quiet, async () => {
  await dtc("B1003", { en_US: "like P0AA6" }, ["VM5"]);
  await dtc("B1004", { en_US: "like P0AA6" }, ["VTE"]);
  const of = async (vin: string | null, ctx = admin) =>
    (await shown("dtc", insulation.values.dtcCode, vin, ctx)).filter((one) => /B100[34]/.test(one)).length;
  assert.equal(await of(null), 2);
  assert.equal(await of("LVHRU1838N5000123"), 1);
  assert.equal(await of(null, portal.ctxWith({ actor: { kind: "visitor" } })), 0);
});

Deno.test(
  "a code with its failure type and the one without are connected with the same things",
  quiet,
  async () => {
    await dtc("B1020", { en_US: "like P0AA6-1A" });
    assert.deepEqual(
      await shown("dtc", "B1020"),
      ["dtc P0AA6-1A: named>checks"],
      "told as the code that there is",
    );
    assert.ok((await shown("dtc", "P0AA6")).includes("dtc B1020: named<checks"));
    await dtc("P0AA6-1A");
    assert.ok((await shown("dtc", "P0AA6-1A")).includes("dtc P0A93: named<checks"), "named without it");
  },
);

Deno.test(
  "what names the number that a part had before is connected with the part that there is now",
  quiet,
  async () => {
    await sql.unsafe(`
    insert into parts (number, shown, names) values ('17116880421', '1711 6880 421', '{"en_US": "Coolant pump"}');
    insert into search_documents (kind, id, lang, title, series, tokens) values ('part', '17116880421', 'mul', 'coolant pump', '{VTE}', '');
    insert into supersessions (from_number, to_number, kind, interchange, valid_from)
    values ('17116880420', '17116880421', 'at_once', 'both', '2024-01-01')`);
    assert.ok((await shown("part", "17116880421")).includes("dtc P0A93: named<checks"));
  },
);

Deno.test(
  "a callout of a figure is connected with what names it, and with what names the part that stands there",
  quiet,
  async () => {
    await sql.unsafe(`
    insert into epc_groups (code, series_code, path, names) values ('17', 'VTE', '17', '{}');
    insert into figures (code, number, variant, names) values ('17-11-01-A', '17-11-01', 'A', '{"en_US": "Cooling"}');
    insert into figure_places (group_id, figure_id) select g.id, f.id from epc_groups g, figures f where f.code = '17-11-01-A';
    insert into figure_lines (figure_id, sort, callout, part_number)
    select f.id, n, n::text, '17116880420' from figures f, generate_series(4, 5) n where f.code = '17-11-01-A'`);
    await dtc("B1030", { en_US: "see item 5 of figure 17-11-01-A", zh_CN: "见图 17-11-01-A 中序号 5" });
    await dtc("B1031", { en_US: "see item 99 of figure 17-11-01-A" });
    const [group] = await readConnections(admin, { kind: "dtc", id: "B1030" }, "LVHRU1838N5000123");
    const [callout] = group!.connections;
    assert.deepEqual([callout!.code, callout!.title], ["17-11-01-A · 5", "Coolant pump – Cooling"]);
    assert.equal(
      callout!.link,
      "EPC2D?vin=LVHRU1838N5000123&figure=17-11-01-A&callout=5",
      "the vehicle in context stays",
    );
    assert.deepEqual(
      await shown("dtc", "B1031"),
      ["figure 17-11-01-A: named>checks"],
      "there is no such callout",
    );
    const atCallout = await shown("callout", "17-11-01-A#5");
    assert.ok(atCallout.includes("dtc B1030: named<checks"));
    assert.ok(atCallout.includes("dtc P0A93: named<checks"), "it names the part that stands there");
    assert.ok(!(await shown("callout", "17-11-01-A#4")).includes("dtc B1030: named<checks"));
    const atFigure = await shown("figure", "17-11-01-A");
    assert.deepEqual(atFigure.filter((one) => one.startsWith("dtc B103")), [
      "dtc B1030: named<checks",
      "dtc B1031: named<checks",
    ]);
  },
);
