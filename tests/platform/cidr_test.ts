import assert from "node:assert/strict";
import fc from "fast-check";
import { networkTest, readCidr } from "@/platform/cidr.ts";

/** A network as `address/prefix`, or null. */
function read(text: string): string | null {
  const network = readCidr(text);
  return network && `${network.address}/${network.prefix}`;
}

const NETWORKS: [text: string, network: string][] = [
  ["10.0.0.0/8", "10.0.0.0/8"],
  ["192.0.2.1", "192.0.2.1/32"],
  ["0.0.0.0/0", "0.0.0.0/0"],
  ["::1", "::1/128"],
  ["::/0", "::/0"],
  ["fd00::/8", "fd00::/8"],
  ["::ffff:10.0.0.0/104", "10.0.0.0/8"],
  ["::ffff:10.0.0.1", "10.0.0.1/32"],
  ["::FFFF:a00:0/96", "10.0.0.0/0"],
];
for (const [text, network] of NETWORKS) {
  Deno.test(`${text} is the network ${network}`, () => assert.equal(read(text), network));
}

const NO_NETWORKS = [
  ...["", "/", "host", "10.0.0/8", "10.0.0.0/", "10.0.0.0/33", "10.0.0.0/8/8", "10.0.0.0/08", "10.0.0.0/-1"],
  ...["10.0.0.0/8.0", "10.0.0.0/255.0.0.0", "10.0.0.0 /8", " 10.0.0.0/8", "10.0.0.0/8\n", "10.0.0.256/8"],
  ...["010.0.0.0/8", "0x0a.0.0.0/8", "10.1/16", "167772160/8", "\u0661\u0660.0.0.0/8"],
  ...["::1/129", "::/0128", "1::2::3/64", ":::/0", "1:2:3:4:5:6:7/64", "12345::/16", "[::1]/128", "::1/"],
  ...["fe80::%eth0/10", "fe80::1%eth0", "::ffff:010.0.0.0/104", "::ffff:10.0.0.0/8", "::10.0.0.0/104"],
];
for (const text of NO_NETWORKS) {
  Deno.test(`${JSON.stringify(text)} is no network`, () => {
    assert.equal(read(text), null);
    assert.throws(() => networkTest(["10.0.0.0/8", text]), TypeError);
  });
}

Deno.test("an address lies in a network or not, also when IPv4 comes in IPv6's writing", () => {
  const inside = networkTest(["10.0.0.0/8", "fd00::/8"]);
  assert.equal(inside("10.255.0.1"), true);
  assert.equal(inside("11.0.0.1"), false);
  assert.equal(inside("::ffff:10.0.0.1"), true);
  assert.equal(inside("::FFFF:0a00:0001"), true);
  assert.equal(inside("::ffff:11.0.0.1"), false);
  assert.equal(inside("fd12::1"), true);
  assert.equal(inside("FD12:0:0:0:0:0:0:1"), true);
  assert.equal(inside("fe80::1"), false);
});

Deno.test("a network of IPv4 in IPv6's writing holds the IPv4 addresses that it means", () => {
  const inside = networkTest(["::ffff:10.0.0.0/104"]);
  assert.equal(inside("10.1.2.3"), true);
  assert.equal(inside("::ffff:10.1.2.3"), true);
  assert.equal(inside("11.1.2.3"), false);
  assert.equal(inside("::10.1.2.3"), false);
});

Deno.test("all of IPv4 is nothing of IPv6, and the reverse", () => {
  assert.equal(networkTest(["0.0.0.0/0"])("fe80::1"), false);
  assert.equal(networkTest(["0.0.0.0/0"])("::ffff:203.0.113.9"), true);
  assert.equal(networkTest(["::/0"])("203.0.113.9"), false);
  assert.equal(networkTest(["::/0"])("::ffff:203.0.113.9"), false);
  assert.equal(networkTest(["::/0"])("2001:db8::1"), true);
});

Deno.test("the zone of a visitor's address changes nothing of where it lies", () => {
  assert.equal(networkTest(["fe80::/10"])("fe80::1%eth0"), true);
  assert.equal(networkTest(["10.0.0.0/8"])("::ffff:10.0.0.1%eth0"), true);
  assert.equal(networkTest(["10.0.0.0/8"])("10.0.0.1%eth0"), false);
});

Deno.test("what is no address lies in no network", () => {
  const inside = networkTest(["0.0.0.0/0", "::/0"]);
  const texts = [
    "unknown",
    "",
    "10.0.0.1:8080",
    "[::1]",
    "010.0.0.1",
    "10.1",
    "0x7f.1",
    "2130706433",
    "10.0.0.1,",
  ];
  for (const text of [...texts, "::ffff:010.0.0.1", "::1.2.3.4", "1::2::3", "\u0661.2.3.4", "10.0.0.1\0"]) {
    assert.equal(inside(text), false, text);
  }
});

Deno.test("without networks no address is inside", () => {
  assert.equal(networkTest([])("127.0.0.1"), false);
});

Deno.test("an IPv4 address lies in a network exactly when the leading bits agree", () => {
  const octets = fc.tuple(...Array.from({ length: 4 }, () => fc.nat(255)));
  const bits = (of: number[]) => of.map((octet) => octet.toString(2).padStart(8, "0")).join("");
  fc.assert(fc.property(octets, octets, fc.nat(32), (address, network, prefix) => {
    const expected = bits(address).slice(0, prefix) === bits(network).slice(0, prefix);
    const inside = networkTest([`${network.join(".")}/${prefix}`]);
    assert.equal(inside(address.join(".")), expected);
    assert.equal(inside(`::ffff:${address.join(".")}`), expected);
  }));
});

Deno.test("no text makes the test of networks throw", () => {
  const inside = networkTest(["10.0.0.0/8", "::/0"]);
  const character = fc.constantFrom(..."0123456789abcdefxX:./%[]- ");
  fc.assert(
    fc.property(fc.string({ unit: character, maxLength: 40 }), (text) => {
      assert.equal(typeof inside(text), "boolean");
      readCidr(text);
    }),
    { numRuns: 2000 },
  );
});
