import assert from "node:assert/strict";
import { addEntry, changeEntry } from "@/engines/registers/write_entry.ts";
import { filterValue } from "@/engines/registers/entry_query.ts";
import { fieldOf } from "@/engines/registers/shape.ts";
import { readCell } from "@/engines/registers/sheet_cells.ts";
import { laborDtcRegister } from "@/services/labor/dtc_register.ts";
import { assertRefused } from "../refusal_of.ts";
import { homePictureRegister } from "@/services/home/home_picture_register.ts";
import { vehicleClassRegister } from "@/services/settings/vehicle_class_register.ts";
import { messageProblems } from "@/services/translations/message_shape.ts";
import { translator } from "@/kernel/texts/texts.ts";
import { openPeople } from "../users/people.ts";

Deno.test("a day that the database has not is none", () => {
  const field = fieldOf(homePictureRegister, "startsOn")!;
  assert.equal(filterValue(field, "0000-01-01"), null);
  assert.equal(filterValue(field, "2026-03-10"), "2026-03-10");
  assert.equal(readCell([], homePictureRegister, "startsOn", field, new Date(NaN)), "?");
});

Deno.test("a text whose style can format nothing is broken, for it would take its pages down", () => {
  for (const style of ["::currency/XX", "::unit/parsec-of-tea"]) {
    const [problem] = messageProblems("{count}", `{count, number, ${style}}`, "en_US");
    assert.equal(problem?.rule, "text-broken", style);
  }
  assert.deepEqual(messageProblems("{count}", "{count, number, ::percent}", "en_US"), []);
  for (
    const text of [
      "{page, date}{page} {brand}",
      "{page}{page, time} {brand}",
      "{page, date, ::yyyy}{brand}{page}",
    ]
  ) {
    assert.equal(messageProblems("{page} · {brand}", text, "en_US")[0]?.rule, "text-broken", text);
  }
});

Deno.test("a text that cannot be written with what it is given leaves the page to the next language", () => {
  const t = translator(
    new Map([["zh_CN", new Map([["a.b", "{day, date}"]])], ["en_US", new Map([["a.b", "on {day}"]])]]),
    "zh_CN",
  );
  assert.equal(t("a.b", { day: "Monday" }), "on Monday");
  assert.equal(t("a.b"), "a.b", "and to its key, where no language can");
});

Deno.test("a reference that is no number, where numbers are referred to, is told as unknown", async () => {
  await using portal = await openPeople();
  for (const dtcId of ["abc", "1.5", "-1", "9223372036854775808", "9".repeat(20)]) {
    await assertRefused(
      addEntry(portal.admin, laborDtcRegister, { dtcId, laborTimeCode: "A1" }),
      "choice-unknown",
    );
  }
});

Deno.test("two entries that are put below each other at once make no circle", async () => {
  await using portal = await openPeople();
  const { admin, sql } = portal;
  for (let round = 0; round < 5; round++) {
    const [one, other] = [`ONE${round}`, `OTHER${round}`];
    for (const code of [one, other]) {
      await addEntry(admin, vehicleClassRegister, { code, names: { en_US: code } });
    }
    const done = await Promise.allSettled([
      changeEntry(admin, vehicleClassRegister, one, 1, { parentCode: other }),
      changeEntry(admin, vehicleClassRegister, other, 1, { parentCode: one }),
    ]);
    assert.equal(done.filter(({ status }) => status === "fulfilled").length, 1);
    const rows = await sql`
      select from vehicle_classes where code in (${one}, ${other}) and parent_code is not null`;
    assert.equal(rows.length, 1);
  }
});
