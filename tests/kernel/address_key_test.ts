import assert from "node:assert/strict";
import { addressKey } from "@/kernel/access/address_key.ts";

const SAME: [address: string, key: string][] = [
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002:ffff:1:2:3", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
];
for (const [address, key] of SAME) {
  Deno.test(`requests of ${address} count for ${key}`, () => assert.equal(addressKey(address), key));
}
