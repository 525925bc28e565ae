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
  ["::ffff:192.0.2.7%eth0", "192.0.2.7"],
  ["::FFFF:c000:207", "192.0.2.7"],
  ["2001:db8:0:0:1:2:192.0.2.7", "2001:db8:0:0::/64"],
  ["Unknown", "unknown"],
  ["192.0.02.7", "192.0.02.7"],
  ["1::2::3", "1::2::3"],
  ["2001:db8::1:", "2001:db8::1:"],
];
for (const [address, key] of SAME) {
  Deno.test(`requests of ${address} count for ${key}`, () => assert.equal(addressKey(address), key));
}
