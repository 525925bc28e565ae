import assert from "node:assert/strict";
import { roleFlags } from "@/platform/permissions/role_flags.ts";
import { nativeModules } from "@/platform/permissions/native_modules.ts";
import { permissionTable } from "@/platform/permissions/permission_table.ts";
import { PROGRAM } from "@/platform/permissions/program_files.ts";
import { ROOT, sources } from "../../source_tree.ts";
import { placeOfRole } from "./role_place.ts";

/** Values of a flag; none where it is not given. */
function valuesOf(flags: readonly string[], name: string): string[] {
  const flag = flags.find((one) => one.startsWith(`--${name}=`));
  return flag === undefined ? [] : flag.slice(name.length + 3).split(",");
}

/** Everything outside, on hosts of its own. */
const APART = {
  ...{ DATA_DIR: "/var/lib/tis", PORT: "8000", HEALTH_PORT: "9090", CLAMD_URL: "tcp://clamav:3310" },
  DATABASE_URL: "postgres://tis:p%40ss@db-1/tis?sslmode=require",
  DATABASE_REPLICA_URL: "postgres://tis:secret@replica:6432/tis",
  ...{ KAFKA_BROKERS: "kafka-1:9092,kafka-1:9093,kafka-2:9092", KAFKA_HOSTS: "kafka-3.example.com" },
  ...{ S3_ENDPOINT: "http://minio:9000", S3_ACCESS_KEY: "tis", S3_SECRET_KEY: "secret" },
  S3_PUBLIC_ENDPOINT: "https://files.example.com",
  ...{ SMTP_URL: "smtps://tis:secret@mail.example.com", DMS_URL: "https://dms.example.com/api" },
};

Deno.test("a web process reaches its port, its launcher, the database, the file store and the dealer management system, and no other host", () => {
  const flags = roleFlags(placeOfRole({ ...APART, ROLE: "web" }));
  assert.deepEqual(valuesOf(flags, "allow-net"), [
    ...["0.0.0.0:8000", "127.0.0.1:40123", "db-1:5432", "replica:6432", "minio:9000"],
    "dms.example.com:443",
  ]);
});

Deno.test("a worker reaches what its work is handed to besides, and the brokers under every name given", () => {
  const flags = roleFlags(placeOfRole({ ...APART, ROLE: "worker" }));
  assert.deepEqual(valuesOf(flags, "allow-net"), [
    ...["0.0.0.0:9090", "127.0.0.1:40123", "db-1:5432", "replica:6432", "minio:9000"],
    ...["kafka-1", "kafka-2", "kafka-3.example.com", "mail.example.com:465", "dms.example.com:443"],
    "clamav:3310",
  ]);
});

Deno.test("both roles in one process reach what either does; a demo also its simulated system on loopback", () => {
  const both = valuesOf(roleFlags(placeOfRole({ ...APART, ROLE: "all" })), "allow-net");
  assert.ok(
    ["0.0.0.0:8000", "kafka-1", "dms.example.com:443"].every((host) => both.includes(host)),
    `${both}`,
  );
  const demo = valuesOf(roleFlags(placeOfRole({ DEMO: "on" })), "allow-net");
  assert.deepEqual(demo, ["127.0.0.1:8000", "127.0.0.1:40123", "db.example.com:5432", "127.0.0.1"]);
});

Deno.test("no role may start a program, ask for a permission or reach everything of a kind", () => {
  for (const ROLE of ["web", "worker", "all"]) {
    const flags = roleFlags(placeOfRole({ ROLE, DEMO: "on" }, { native: ["/cache/npm/a.node"] }));
    assert.ok(flags.includes("--no-prompt"));
    assert.deepEqual(flags.filter((flag) => /^--allow-(run|all|import)|^-A$/.test(flag)), []);
    // A flag without values would allow everything.
    assert.deepEqual(
      flags.filter((flag) => flag.startsWith("--allow") && !/^--allow-[a-z]+=./.test(flag)),
      [],
    );
    assert.deepEqual(valuesOf(flags, "allow-ffi"), ["/cache/npm/a.node"]);
  }
});

Deno.test("it writes into data and temporary folders alone, and never what is run", () => {
  const inside = roleFlags(placeOfRole({ DATA_DIR: "/var/lib/tis", MAIL_DIR: "/var/mail/tis" }));
  const written = valuesOf(inside, "allow-write");
  assert.deepEqual(written.slice(0, 3), ["/var/lib/tis", "/var/lib/tis/files", "/var/mail/tis"]);
  assert.equal(written.length, 4);
  const kept = valuesOf(inside, "deny-write");
  assert.ok(kept.includes("/var/lib/tis/postgres"));
  for (const name of ["_fresh", "platform", "role.ts", "start.ts", "deno.json"]) {
    assert.ok(kept.includes(`${ROOT}${name}`), name);
  }
  assert.deepEqual(valuesOf(inside, "deny-read"), ["/var/lib/tis/postgres"]);
  const outside = valuesOf(roleFlags(placeOfRole(APART_FILES)), "allow-write");
  assert.deepEqual(outside.slice(0, 1), ["/var/lib/tis"]);
  assert.equal(outside.length, 2);
});

const APART_FILES = { ...APART, FILES_DIR: "/srv/files", MAIL_DIR: "/srv/mail" };

Deno.test("native parts are files of the cache, in the versions of the import map", async () => {
  const native = await nativeModules();
  const { imports } = JSON.parse(await Deno.readTextFile(`${ROOT}import_map.json`));
  for (const name of ["@node-rs/argon2", "sharp"]) {
    const version = imports[name].split("@").at(-1);
    assert.ok(
      native.some((path) => path.includes(`/${version}/`) && path.includes(name.split("/").at(-1)!)),
      name,
    );
  }
  for (const path of native) assert.ok(path.endsWith(".node") && (await Deno.stat(path)).isFile, path);
});

Deno.test("all that the portal imports lies in the folders it may read", async () => {
  const all = await sources();
  const reached = new Set<string>(["role.ts", "start.ts"]);
  for (const path of reached) {
    for (const { target, typeOnly } of all.get(path)?.imports ?? []) {
      if (target && !typeOnly) reached.add(target);
    }
  }
  assert.ok(reached.size > 300, `${reached.size}`);
  assert.deepEqual([...reached].filter((path) => !PROGRAM.includes(path.split("/")[0]!)), []);
});

Deno.test("the table of permissions in docs/security.md is the one of the code", async () => {
  const text = await Deno.readTextFile(`${ROOT}docs/security.md`);
  assert.ok(text.includes(permissionTable()), `docs/security.md lacks this table:\n${permissionTable()}`);
});
