import assert from "node:assert/strict";
import { containsWords, differenceOfTicks } from "@/islands/roles/right_ticks.ts";

Deno.test("what a save would change is what differs from the page as it came", () => {
  const ticks = [
    { name: "Cart: See", checked: true, defaultChecked: true },
    { name: "Cart: Send", checked: false, defaultChecked: true },
    { name: "Search: Use", checked: true, defaultChecked: false },
    { name: "Logs: See", checked: false, defaultChecked: false },
  ];
  assert.deepEqual(differenceOfTicks(ticks), { added: ["Search: Use"], removed: ["Cart: Send"] });
});

Deno.test("the filter wants every word, in any order", () => {
  assert.equal(containsWords("cart epccart send orders", "orders cart"), true);
  assert.equal(containsWords("cart epccart send orders", "orders search"), false);
  assert.equal(containsWords("anything", ""), true);
});
