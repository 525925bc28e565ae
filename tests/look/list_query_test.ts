import assert from "node:assert/strict";
import { z } from "zod";
import { chipsOf } from "@/components/table/chips_of.ts";
import { listHref, paging, searchText } from "@/components/table/list_query.ts";

const query = z.object({ ...paging, keyword: searchText });

Deno.test("a list heals the page, the size and the text of its address", () => {
  const first = { pageNo: 1, pageSize: 20, keyword: undefined };
  for (const given of [{}, { pageNo: "0", pageSize: "7", keyword: "  " }, { pageNo: "x", pageSize: "1e9" }]) {
    assert.deepEqual({ ...first, ...query.parse(given) }, first);
  }
  assert.deepEqual(query.parse({ pageNo: "3", pageSize: "100", keyword: " brake " }), {
    pageNo: 3,
    pageSize: 100,
    keyword: "brake",
  });
  assert.equal(query.parse({ keyword: "x".repeat(10_000) }).keyword, undefined);
});

Deno.test("the address of a list holds only what is set", () => {
  assert.equal(listHref("/tis/MailLog", { keyword: undefined, state: null, from: "" }), "/tis/MailLog");
  assert.equal(
    listHref("/tis/MailLog", { keyword: "a&b", pageNo: 2 }),
    "/tis/MailLog?keyword=a%26b&pageNo=2",
  );
});

Deno.test("each filter that is set has a chip that takes it off", () => {
  const chips = chipsOf({ state: ["State", "Sent"], keyword: ["Text", undefined] }, (filter) => `-${filter}`);
  assert.deepEqual(chips, [{ name: "State", value: "Sent", removeHref: "-state" }]);
});
