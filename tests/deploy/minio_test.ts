import assert from "node:assert/strict";
import { join } from "node:path";
import { minioStore } from "@/platform/files/minio.ts";
import { bytesOf, streamOf } from "../files/stores.ts";
import { minioBinary, startMinio } from "../run/minio.ts";
import { minioClient } from "../run/minio_client.ts";
import { ROOT } from "../source_tree.ts";

const [server, client] = [await minioBinary(), await minioClient()];
const missing = "skipped" in server ? server.skipped : "skipped" in client ? client.skipped : null;
if (missing) console.log(`SKIPPED, the account of the portal at MinIO: ${missing}`);

Deno.test({
  name: "the portal's account at MinIO reads and writes in its bucket and can do nothing else",
  ignore: missing !== null && Deno.env.get("CI") !== "true",
  sanitizeOps: false,
  sanitizeResources: false,
  async fn() {
    if ("skipped" in server || "skipped" in client) throw new Error(missing!);
    const folder = await Deno.makeTempDir();
    const secrets = join(folder, "secrets");
    const node = await startMinio(server.path, join(folder, "data"));
    try {
      const made = await run("sh", [join(ROOT, "deploy", "make_secrets.sh"), secrets]);
      assert.equal(made.code, 0, made.said);
      await Deno.remove(join(secrets, "minio_root_user"));
      await Deno.remove(join(secrets, "minio_root_password"));
      await Deno.writeTextFile(join(secrets, "minio_root_user"), `${node.env.TEST_S3_ACCESS_KEY}\n`);
      await Deno.writeTextFile(join(secrets, "minio_root_password"), `${node.env.TEST_S3_SECRET_KEY}\n`);
      const env = {
        PATH: `${join(client.path, "..")}:${Deno.env.get("PATH")}`,
        HOME: folder,
        MC_CONFIG_DIR: join(folder, "mc"),
        MINIO_URL: node.endpoint,
        SECRETS: secrets,
      };
      const setUp = () => run("sh", [join(ROOT, "deploy", "minio", "set_up.sh")], env);
      for (const time of ["the first", "the second"]) {
        const { code, said } = await setUp();
        assert.equal(code, 0, `${time} time: ${said}`);
        assert.ok(!said.includes(node.env.TEST_S3_SECRET_KEY!));
      }
      const secret = (name: string) => Deno.readTextFileSync(join(secrets, name)).trim();
      const options = {
        ...{ endpoint: node.endpoint, publicEndpoint: node.endpoint, region: "us-east-1", prefix: "" },
        ...{ accessKey: secret("s3_access_key"), secretKey: secret("s3_secret_key"), bucket: "tis" },
      };
      const store = minioStore(options);
      // Several parts, so that all of S3's own ways of writing are asked for.
      const long = new Uint8Array(17 * 1024 * 1024);
      await store.put("objects/long", streamOf(long), "application/octet-stream");
      await store.put("objects/short", streamOf("short"), "text/plain");
      await store.copy("objects/long", "objects/copied");
      assert.equal((await bytesOf(await store.open("objects/copied"))).length, long.length);
      assert.equal((await Array.fromAsync(store.list("objects/"))).length, 3);
      assert.equal(await store.stat("objects/none"), null);
      const started = await store.parts.start("objects/dropped", "text/plain");
      await store.parts.drop("objects/dropped", started);
      const link = await store.link("objects/short", {
        name: "a",
        type: "text/plain",
        inline: false,
        from: new Date(),
        seconds: 60,
      });
      assert.equal(await (await fetch(link!)).text(), "short");
      await store.remove("objects/short");
      // Nowhere else: neither a bucket of its own making nor one that others made, and no administration.
      const other = minioStore({ ...options, bucket: "other" });
      await assert.rejects(
        other.put("objects/a", streamOf("a"), "text/plain"),
        /authorized credentials required/,
      );
      const asPortal =
        Object.assign(new URL(node.endpoint), { username: options.accessKey, password: options.secretKey })
          .href;
      const asked = await run(client.path, ["admin", "user", "list", "portal"], {
        ...env,
        MC_HOST_portal: asPortal,
      });
      assert.notEqual(asked.code, 0, asked.said);
    } finally {
      await node.stop();
      await Deno.remove(folder, { recursive: true });
    }
  },
});

async function run(program: string, args: string[], env: Record<string, string> = {}) {
  const { code, stdout, stderr } = await new Deno.Command(program, { args, env }).output();
  const said = new TextDecoder().decode(stdout) + new TextDecoder().decode(stderr);
  return { code, said };
}
