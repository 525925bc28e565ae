import assert from "node:assert/strict";
import { cellClass } from "@/components/list/ListCell.tsx";
import { formatIn } from "@/kernel/texts/format.ts";

Deno.test("a short name of two words stands on one line of its column, a longer one and a title may break", () => {
  const series = { text: "part.series", kind: "text" } as const;
  assert.equal(cellClass(series, "Tessa EV"), "nowrap");
  assert.equal(cellClass(series, "Velaro"), "", "nothing to break");
  assert.equal(cellClass(series, "Tessa EV, Mira 5, Porter E"), "");
  // Chinese breaks anywhere, down to a character a line.
  assert.equal(cellClass(series, "华东大区"), "nowrap");
  assert.equal(cellClass(series, "按 VIN 查不到前稳定杆连杆"), "");
  assert.equal(cellClass({ ...series, title: true }, "Tessa EV"), "title");
  assert.equal(cellClass({ ...series, short: true }, "factory-engineer@demo.example"), "nowrap");
});

Deno.test("a code and a short state stay whole, several codes break between each other and a long state between its words", () => {
  const state = { text: "qa.overall", kind: "state" } as const;
  assert.equal(cellClass(state, "Nicht zutreffend"), "nowrap");
  assert.equal(cellClass(state, "Wartet auf Händlersystem"), "");
  assert.equal(cellClass(state, "已提交技术支持科"), "nowrap");
  const code = { text: "cases.dtcCodes", kind: "code" } as const;
  assert.equal(cellClass(code, "GNDU4AEH1PM580147"), "nowrap");
  assert.equal(cellClass(code, "3411 6871 902"), "nowrap", "a part number in groups");
  assert.equal(cellClass({ ...code, title: true }, "B2026-0001"), "title nowrap");
  assert.equal(cellClass(code, "P0A80 U0100-87 U0111"), "");
});

Deno.test("names in a row stand apart by the comma of the reader's language", () => {
  const names = ["Tessa EV", "Ono"];
  assert.equal(formatIn("de_DE", "Europe/Berlin").names(names), "Tessa EV, Ono");
  assert.equal(formatIn("zh_CN", "Asia/Shanghai").names(names), "Tessa EV、Ono");
  assert.equal(formatIn("en_US", "Asia/Shanghai").names([]), "");
});
