import assert from "node:assert/strict";
import { renderToString } from "preact-render-to-string";
import { ListCell } from "@/components/list/ListCell.tsx";
import type { Ctx } from "@/kernel/ctx.ts";
import { faultItemList } from "@/services/labor/faults/fault_item_list.ts";
import { laborColumns } from "@/services/labor/reading_list.ts";
import { laborWorkColumns } from "@/services/labor/working_list.ts";

Deno.test("hours and coefficients of labor lists have two decimals, so that their points stand below each other", () => {
  const said = (column: typeof laborColumns[string], lang: "zh_CN" | "de_DE", value: number) =>
    renderToString(
      <ListCell column={column} record={{}} value={value} href={null} ctx={{ lang, actor: {} } as Ctx} />,
    );
  const columns = [
    laborColumns.laborTime!,
    laborColumns.coefficient!,
    laborWorkColumns.laborTime!,
    laborWorkColumns.coefficient!,
    // deno-lint-ignore no-explicit-any -- of its own record, which is not asked here
    faultItemList.columns.laborTime as any,
  ];
  for (const column of columns) {
    assert.deepEqual([0.9, 1.27, 6].map((hours) => said(column, "zh_CN", hours)), ["0.90", "1.27", "6.00"]);
    assert.equal(said(column, "de_DE", 0.9), "0,90");
  }
});
