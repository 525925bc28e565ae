import assert from "node:assert/strict";
import { networkTest, readCidr } from "@/platform/cidr.ts";

Deno.test("a network is an address with as many bits as it says", () => {
  assert.deepEqual(readCidr("10.0.0.0/8"), { address: "10.0.0.0", prefix: 8, family: "ipv4" });
  assert.deepEqual(readCidr("::1"), { address: "::1", prefix: 128, family: "ipv6" });
  for (const wrong of ["", "10.0.0/8", "10.0.0.0/", "10.0.0.0/33", "::1/129", "10.0.0.0/8/8", "host"]) {
    assert.equal(readCidr(wrong), null, wrong);
  }
});

Deno.test("an address lies in a network or not, also when IPv4 comes in IPv6's writing", () => {
  const inside = networkTest(["10.0.0.0/8", "fd00::/8"]);
  assert.equal(inside("10.255.0.1"), true);
  assert.equal(inside("11.0.0.1"), false);
  assert.equal(inside("::ffff:10.0.0.1"), true);
  assert.equal(inside("fd12::1"), true);
  assert.equal(inside("fe80::1"), false);
  assert.equal(inside("unknown"), false);
});

Deno.test("without networks no address is inside", () => {
  assert.equal(networkTest([])("127.0.0.1"), false);
});
