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

Deno.test("names in a row stand apart by the comma of the reader's language", () => {
  const names = ["Tessa EV", "Ono"];
  assert.equal(formatIn("de_DE", "Europe/Berlin").names(names), "Tessa EV, Ono");
  assert.equal(formatIn("zh_CN", "Asia/Shanghai").names(names), "Tessa EV、Ono");
  assert.equal(formatIn("en_US", "Asia/Shanghai").names([]), "");
});
