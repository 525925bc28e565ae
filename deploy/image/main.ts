import { join } from "node:path";
import { parseArgs } from "node:util";
import { createDatabase } from "@/platform/database/create.ts";
import { startEmbedded } from "@/platform/database/embedded.ts";
import { freePort } from "@/tests/run/free_port.ts";
import { builderIn, buildImages, run, TARGETS } from "./build_images.ts";
import { startContainer } from "./start_container.ts";

// Builds the images of Containerfile without a daemon and without a registry of images, starts both as compose.yaml does, on a PostgreSQL
// of its own, and tells what it saw. For root on Debian, with the packages buildah, mmdebstrap and runc:
//   deno task image [--folder .data/image]
const { values: { folder } } = parseArgs({
  args: Deno.args,
  options: { folder: { type: "string", default: join(import.meta.dirname!, "..", "..", ".data", "image") } },
});
await Deno.mkdir(folder, { recursive: true });
const buildah = builderIn(folder);
await buildImages(buildah, folder, TARGETS, console.log);

const secrets = await Deno.makeTempDir();
await Deno.chmod(secrets, 0o755);
const postgres = await startEmbedded(join(folder, "database"));
try {
  await createDatabase(postgres.adminUrl, "tis");
  await run("sh", [join(import.meta.dirname!, "..", "make_secrets.sh"), secrets]);
  await Deno.chmod(secrets, 0o755);
  await Deno.remove(join(secrets, "database_url"));
  await Deno.writeTextFile(join(secrets, "database_url"), postgres.urlOf("tis"));
  for (const target of TARGETS) {
    const port = freePort();
    await using started = await startContainer(buildah, `localhost/tis-${target}`, {
      ...{ folder, port, secrets },
      env: {
        HOST: "127.0.0.1",
        [target === "web" ? "PORT" : "HEALTH_PORT"]: String(port),
        PUBLIC_URL: "https://tis.example.com",
        DATABASE_URL_FILE: "/run/secrets/database_url",
        CARD_KEY_FILE: "/run/secrets/card_key",
        ADMIN_ACCOUNT: "admin",
        ADMIN_EMAIL: "admin@example.com",
        ADMIN_PASSWORD_FILE: "/run/secrets/admin_password",
      },
    });
    const asked = await started.exec(
      "deno",
      "run",
      "--allow-net",
      "--no-config",
      "deploy/ask_health.ts",
      String(port),
    );
    const written = await started.exec("touch", "/app/start.ts");
    const { code } = await started.stop();
    const megabytes = Number(await buildah("images", "--json", `localhost/tis-${target}`).then(sizeOf)) / 1e6;
    console.log(
      `${target}: ${megabytes.toFixed(0)} MB, ready after ${
        (started.readyAfter / 1000).toFixed(1)
      } s: ${started.health}`,
    );
    if (asked.code !== 0) throw new Error(`its own check of health failed: ${asked.said}`);
    if (written.code === 0) throw new Error("its program can be written");
    if (code !== 0) throw new Error(`it ended with ${code}`);
  }
} finally {
  await postgres.stop();
  await Deno.remove(secrets, { recursive: true });
}

/** Bytes of the only image of a listing, which tells them as `625 MB`. */
function sizeOf(listing: string): number {
  const [number, unit] = (JSON.parse(listing) as { size: string }[])[0]!.size.split(" ");
  return Number(number) * ({ KB: 1e3, MB: 1e6, GB: 1e9 } as Record<string, number>)[unit!]!;
}
