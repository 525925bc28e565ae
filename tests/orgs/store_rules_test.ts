import assert from "node:assert/strict";
import { agencyRegister } from "@/services/orgs/agency_register.ts";
import { dealerGroupRegister } from "@/services/orgs/dealer_group_register.ts";
import { isKnownZone } from "@/services/orgs/known_zone.ts";
import { readOrgPage } from "@/services/orgs/org_page.ts";
import { deleteEntries } from "@/engines/registers/delete_entries.ts";
import type { GivenValues } from "@/engines/registers/declare.ts";
import { checkImport, importEntries } from "@/engines/registers/import_entries.ts";
import { listEntries, readEntry } from "@/engines/registers/read_entries.ts";
import { addEntry, changeEntry } from "@/engines/registers/write_entry.ts";
import { assertRefused, refusalOf } from "../refusal_of.ts";
import { openOrganisation } from "./organisation.ts";

const organisation = await openOrganisation();
Deno.test.afterAll(async () => await organisation[Symbol.asyncDispose]());
const staff = await organisation.as("administrator");

const quiet = { sanitizeOps: false, sanitizeResources: false };

const STORE = {
  kind: "store",
  names: { en_US: "Test store" },
  parentCode: "G1001",
  countryCode: "CN",
  marketCode: "cn",
} as const;

type Given = GivenValues<typeof agencyRegister["fields"]>;

let number = 90000;
const add = (values: Given) =>
  refusalOf(addEntry(staff, agencyRegister, { orgCode: String(number++), ...STORE, ...values }));

/** Field and rule of a refusal. */
const told = (refusal: Awaited<ReturnType<typeof add>>) =>
  refusal?.fields.map(({ field, rule }) => `${field} ${rule}`);

Deno.test("what stands above an organisation fits its kind", quiet, async () => {
  assert.equal(await add({}), null);
  assert.equal(await add({ parentCode: "F0001" }), null);
  assert.equal(await add({ kind: "partner", parentCode: null, marketCode: null }), null);
  const wrong: Given[] = [
    { parentCode: null },
    { kind: "dealer_group" },
    { kind: "dealer_group", parentCode: null },
    { kind: "factory", parentCode: "F0001" },
    { kind: "partner" },
  ];
  for (const values of wrong) assert.deepEqual(told(await add(values)), ["parentCode org-parent-kind"]);
  assert.deepEqual(
    told(await add({ parentCode: "20417" })),
    ["parentCode choice-unknown"],
    "no store below a store",
  );
});

Deno.test("country and market, region and area, network and brands agree", quiet, async () => {
  assert.deepEqual(told(await add({ marketCode: "eu" })), ["marketCode country-not-in-market"]);
  assert.deepEqual(told(await add({ marketCode: null })), ["marketCode store-needs-market"]);
  assert.deepEqual(told(await add({ region: "CN-E-1" })), ["region region-other-area"]);
  assert.deepEqual(told(await add({ area: "CN-S", region: "CN-E-1" })), ["region region-other-area"]);
  assert.deepEqual(told(await add({ area: "DE-S" })), ["area country-differs"]);
  assert.deepEqual(told(await add({ agencyKind: "NOR-S", brandCodes: ["velaro"] })), [
    "agencyKind network-other-brand",
  ]);
  assert.equal(await add({ area: "CN-E", region: "CN-E-1", district: "310115", agencyKind: "NOR-S" }), null);
});

Deno.test("a zone is one of the IANA database", quiet, async () => {
  for (const zone of ["Asia/Shanghai", "Asia/Ho_Chi_Minh", "America/Argentina/Buenos_Aires", "UTC"]) {
    assert.ok(isKnownZone(zone), zone);
  }
  for (const zone of ["Asia/Atlantis", "+08:00", "Shanghai", "", "Asia/Shanghai; drop"]) {
    assert.ok(!isKnownZone(zone), zone);
  }
  assert.deepEqual(told(await add({ zone: "Asia/Atlantis" })), ["zone refusal.zone-unknown"]);
});

Deno.test("a store with people is not deleted and its uses are told; one without any is", quiet, async () => {
  const full = (await readEntry(staff, agencyRegister, "20417"))!;
  const refused = await refusalOf(deleteEntries(staff, agencyRegister, [full]));
  assert.equal(refused?.key, "item-used");
  const empty = (await readEntry(staff, agencyRegister, "81002"))!;
  assert.equal(await deleteEntries(staff, agencyRegister, [empty]), 1);
  const group = (await readEntry(staff, dealerGroupRegister, "G1003"))!;
  assert.equal(
    (await refusalOf(deleteEntries(staff, dealerGroupRegister, [group])))?.key,
    "item-used",
    "it has stores",
  );
});

Deno.test("no open store is put below a closed group", quiet, async () => {
  const group = (await readEntry(staff, dealerGroupRegister, "G4001"))!;
  await changeEntry(staff, dealerGroupRegister, group.key, group.version, { state: "closed" });
  assert.deepEqual(told(await add({ parentCode: "G4001", countryCode: "TH", marketCode: "asia" })), [
    "parentCode choice-unknown",
  ]);
  const member = (await readEntry(staff, agencyRegister, "66208"))!;
  await changeEntry(staff, agencyRegister, member.key, member.version, { address: "Elsewhere 1" });
});

Deno.test("a dealer group sees its own stores, and a store itself", quiet, async () => {
  const group = await organisation.as("dealer-group-user");
  const seen = await listEntries(group, agencyRegister, { pageNo: 1, pageSize: 100 });
  assert.ok(seen.total > 2);
  assert.ok(seen.records.every(({ key, values }) => key === "G1001" || values.parentCode === "G1001"));
  const manager = await organisation.as("store-manager");
  const own = await listEntries(manager, agencyRegister, { pageNo: 1, pageSize: 100 });
  assert.deepEqual(own.records.map(({ key }) => key), ["20417"]);
  assert.equal(await readOrgPage(manager, "20533"), null, "another group's store is not told of");
  await assertRefused(readOrgPage(await organisation.as("store-technician"), "20417"), "no-right");
});

Deno.test("a store's page tells its people, place, group and what is open", quiet, async () => {
  const page = (await readOrgPage(staff, "20417"))!;
  assert.deepEqual(page.place, ["Shanghai", "Shanghai municipal districts", "Pudong New Area"]);
  assert.deepEqual(
    page.people.shown.map(({ userCode }) => userCode).sort(),
    ["store-manager", "store-technician", "technical-supervisor"],
  );
  const others = (await readOrgPage(staff, "20418"))!;
  const open = Object.fromEntries(others.openItems.map(({ kind, count }) => [kind, count]));
  assert.equal(open["people-frozen"], 1);
  assert.equal(open["people-not-activated"], 1);
  const group = (await readOrgPage(staff, "G1001"))!;
  assert.ok(group.members.shown.some(({ code }) => code === "20417"));
  assert.equal(group.members.total, group.members.shown.length);
});

Deno.test("stores come in by the thousand, and what breaks a rule is told by its row", quiet, async () => {
  const rows = Array.from({ length: 1000 }, (_, place) => ({
    orgCode: `I${place}`,
    "names.en_US": `Imported ${place}`,
    kind: "store",
    parentCode: "G1002",
    countryCode: "CN",
    marketCode: place === 7 ? "eu" : "cn",
    state: "open",
    zone: "Asia/Shanghai",
  }));
  const check = await checkImport(staff, agencyRegister, { rows }, {});
  assert.deepEqual([check.counts.new, check.counts.refused], [999, 1]);
  assert.deepEqual(check.rows.find(({ state }) => state === "refused")!.reasons.map(({ rule }) => rule), [
    "country-not-in-market",
  ]);
  const done = await importEntries(staff, agencyRegister, { rows }, { goodRowsOnly: true });
  assert.equal(done.added, 999);
});
