import assert from "node:assert/strict";
import { areaRegister } from "@/services/orgs/area_register.ts";
import { districtRegister } from "@/services/orgs/district_register.ts";
import type { DISTRICT_LEVELS } from "@/services/orgs/district_rules.ts";
import { regionRegister } from "@/services/orgs/region_register.ts";
import { deleteEntries, restoreEntries } from "@/engines/registers/delete_entries.ts";
import { readEntry } from "@/engines/registers/read_entries.ts";
import { addEntry, changeEntry } from "@/engines/registers/write_entry.ts";
import { assertRefused, refusalOf } from "../refusal_of.ts";
import { openOrganisation } from "./organisation.ts";

const organisation = await openOrganisation();
Deno.test.afterAll(async () => await organisation[Symbol.asyncDispose]());
const staff = await organisation.as("administrator");

const quiet = { sanitizeOps: false, sanitizeResources: false };

Deno.test("the same area of a country is refused in whatever language it is said again", quiet, async () => {
  const again = await refusalOf(addEntry(staff, areaRegister, {
    code: "CN-X",
    names: { de_DE: "  east CHINA " },
    countryCode: "CN",
  }));
  assert.equal(again?.key, "duplicate-region");
  assert.deepEqual(again?.fields.map(({ field }) => field), ["names"]);
  const elsewhere = await addEntry(staff, areaRegister, {
    code: "DE-X",
    names: { en_US: "East China" },
    countryCode: "DE",
  });
  assert.equal(elsewhere.key, "DE-X", "another country may have one of that name");
});

Deno.test("two regions of one name that come at once are not both taken", quiet, async () => {
  const add = (code: string) =>
    refusalOf(addEntry(staff, regionRegister, { code, names: { zh_CN: "海南区域" }, area: "CN-S" }));
  const answers = await Promise.all([add("CN-S-8"), add("CN-S-9")]);
  assert.deepEqual(answers.map((answer) => answer?.key).sort(), ["duplicate-region", undefined]);
});

Deno.test(
  "a deleted region is not put back beside one that took its name, and an area with regions stays",
  quiet,
  async () => {
    const first = await addEntry(staff, regionRegister, {
      code: "R-1",
      names: { en_US: "Far west" },
      area: "CN-NW",
    });
    await deleteEntries(staff, regionRegister, [first]);
    await addEntry(staff, regionRegister, { code: "R-2", names: { en_US: "Far west" }, area: "CN-NW" });
    await assertRefused(restoreEntries(staff, regionRegister, ["R-1"]), "duplicate-region");
    const area = (await readEntry(staff, areaRegister, "CN-NW"))!;
    await assertRefused(deleteEntries(staff, areaRegister, [area]), "item-used");
  },
);

Deno.test(
  "provinces, cities and districts stand below what is one level higher, in one country",
  quiet,
  async () => {
    const add = (
      level: typeof DISTRICT_LEVELS[number],
      parentCode: string | null,
      code: string,
      countryCode = "CN",
    ) =>
      refusalOf(
        addEntry(staff, districtRegister, { code, names: { en_US: code }, level, parentCode, countryCode }),
      );
    const legal = [["province", null], ["city", "310000"], ["district", "310100"]] as const;
    for (const [level, parent] of legal) assert.equal(await add(level, parent, `legal-${level}`), null);
    const illegal = [
      ["province", "310000"],
      ["city", null],
      ["city", "310100"],
      ["district", null],
      ["district", "310000"],
      ["district", "310115"],
    ] as const;
    for (const [level, parent] of illegal) {
      assert.equal(
        (await add(level, parent, `illegal-${level}`))?.key,
        "district-level",
        `${level} ${parent}`,
      );
    }
    assert.equal((await add("city", "310000", "abroad", "DE"))?.key, "country-differs");
  },
);

Deno.test("a city with districts does not become a province", quiet, async () => {
  const city = (await readEntry(staff, districtRegister, "310100"))!;
  const moved = await refusalOf(
    changeEntry(staff, districtRegister, city.key, city.version, { level: "province", parentCode: null }),
  );
  assert.equal(moved?.key, "district-has-parts");
});
