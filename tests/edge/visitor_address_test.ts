import assert from "node:assert/strict";
import { visitorAddress } from "@/edge/address.ts";
import { networkTest } from "@/platform/cidr.ts";

const trusted = networkTest(["10.0.0.0/8", "::1"]);

Deno.test("without trusted proxies the connection's own address counts, whatever the header says", () => {
  assert.equal(visitorAddress("203.0.113.9", "198.51.100.1", networkTest([])), "203.0.113.9");
});

Deno.test("behind a trusted proxy the visitor is who that proxy saw", () => {
  assert.equal(visitorAddress("10.0.0.5", "198.51.100.1", trusted), "198.51.100.1");
});

Deno.test("through two trusted proxies the chain is walked from its end", () => {
  assert.equal(visitorAddress("10.0.0.5", "198.51.100.1, 10.0.0.6", trusted), "198.51.100.1");
});

Deno.test("an entry that the visitor wrote into the header is not believed", () => {
  assert.equal(visitorAddress("10.0.0.5", "127.0.0.1, 198.51.100.1, 10.0.0.6", trusted), "198.51.100.1");
});
