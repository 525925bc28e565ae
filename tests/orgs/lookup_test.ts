import assert from "node:assert/strict";
import { CALLS } from "@/engines/calls/known_calls.ts";
import { openOrganisation } from "./organisation.ts";

Deno.test("the call of sales networks answers code and name in the reader's language, without deleted ones", async () => {
  await using organisation = await openOrganisation();
  await organisation.sql`update agency_kinds set deleted_at = now() where code = 'VEL-B'`;
  const call = CALLS.all.find(({ operationId }) => operationId === "tisAgencyKindQ")!;
  const staff = await organisation.as("factory-engineer", "domestic", "zh_CN");
  const page = call.output.parse(
    await call.run(staff, call.input.parse({ pageNo: 1, pageSize: 999 }), undefined as never),
  );
  assert.deepEqual(page.records[0], { langCode: "VEL-A", kindName: "维拉罗 A 网" });
  assert.equal(page.total, 9);
  assert.ok(!page.records.some(({ langCode }: { langCode: string }) => langCode === "VEL-B"));
});
