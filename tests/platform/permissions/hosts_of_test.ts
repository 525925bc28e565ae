import assert from "node:assert/strict";
import { hostsOf, placeOf, withoutPorts } from "@/platform/permissions/hosts_of.ts";

Deno.test("an address names hosts and ports, or means the usual port", () => {
  const addresses: [string | null, string[]][] = [
    ["postgres://tis:p%40ss@db/tis?sslmode=require", ["db:5432"]],
    ["postgres://tis:secret@db-1:5432,db-2:6432/tis", ["db-1:5432", "db-2:6432"]],
    ["postgresql://[::1]:5433/tis", ["[::1]:5433"]],
    ["http://minio", ["minio:80"]],
    ["https://dms.example.com/api", ["dms.example.com:443"]],
    ["smtp://mail", ["mail:587"]],
    ["smtps://user@example.com:secret@mail:2465", ["mail:2465"]],
    [null, []],
  ];
  for (const [address, hosts] of addresses) assert.deepEqual(hostsOf(address), hosts, `${address}`);
});

Deno.test("a place to listen on and hosts for any port are written as Deno reads them", () => {
  assert.equal(placeOf("0.0.0.0", 8000), "0.0.0.0:8000");
  assert.equal(placeOf("::", 8000), "[::]:8000");
  assert.deepEqual(withoutPorts(["kafka:9092", "kafka:9093", "[::1]:9092", "other"]), [
    "kafka",
    "[::1]",
    "other",
  ]);
});
