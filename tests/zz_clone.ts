import { connect } from "@/platform/database/connect.ts";
import { startTestServer } from "@/tests/test_server.ts";
import { freshDatabase } from "@/tests/database.ts";
for (const dir of ["/tmp", "/dev/shm"]) {
  const folder = await Deno.makeTempDir({ dir, prefix: "tis-zz-" });
  await Deno.chmod(folder, 0o755);
  const server = await startTestServer(folder);
  Deno.env.set("TEST_DATABASE_URL", server.adminUrl);
  {
    await using db = await freshDatabase();
    if (dir === "/tmp") {
      console.log(
        await db
          .sql`select relkind, count(*), sum(pg_relation_size(oid))/1024 as kb from pg_class group by 1`,
        await db.sql`select count(*) from pg_class where relispartition`,
      );
    }
  }
  const admin = connect(server.adminUrl, { pool: 1 });
  const [{ datname }] =
    await admin`select datname from pg_database where datname ~ '^template_[0-9a-f]{24}$' order by oid desc limit 1`;
  for (let r = 0; r < 2; r++) {
    for (const s of ["wal_log", "file_copy"]) {
      const t = [];
      for (let i = 0; i < 6; i++) {
        const a = performance.now();
        await admin.unsafe(`create database xx_${s}_${i} template ${datname} strategy ${s}`);
        const b = performance.now();
        await admin.unsafe(`drop database xx_${s}_${i}`);
        t.push([Math.round(b - a), Math.round(performance.now() - b)]);
      }
      console.log(dir, s, t.join(" "));
    }
  }
  await admin.end();
  await server.stop();
  await Deno.remove(folder, { recursive: true });
}
