import assert from "node:assert/strict";
import { join } from "node:path";
import { composeSpec } from "../run/compose_spec.ts";
import { ROOT } from "../source_tree.ts";

const built = await composeSpec();
if ("skipped" in built) console.log(`SKIPPED, the compose files by the parser of compose: ${built.skipped}`);

/** The files of the deployment as the manual has them before `docker compose up`. */
async function asByTheManual(): Promise<string> {
  const folder = await Deno.makeTempDir();
  await run("cp", ["-r", `${join(ROOT, "deploy")}/.`, folder]);
  await run("sh", [join(folder, "make_secrets.sh")]);
  for (const name of ["portal", "proxy"]) {
    await Deno.copyFile(join(folder, `${name}.env.example`), join(folder, `${name}.env`));
  }
  return folder;
}

async function run(program: string, args: string[], cwd?: string) {
  const { code, stdout, stderr } = await new Deno.Command(program, { args, cwd }).output();
  const said = new TextDecoder().decode(stdout) + new TextDecoder().decode(stderr);
  if (cwd === undefined) assert.equal(code, 0, said);
  return { code, said };
}

Deno.test({
  name: "compose takes the files as they are shipped, alone and with the way for partners",
  ignore: "skipped" in built && Deno.env.get("CI") !== "true",
  async fn() {
    if ("skipped" in built) throw new Error(built.skipped);
    const folder = await asByTheManual();
    const ask = (files: string[]) => run(built.path, ["-format", "json", ...files], folder);
    const alone = await ask(["compose.yaml"]);
    assert.equal(alone.code, 0, alone.said);
    const { services } = JSON.parse(alone.said) as { services: Record<string, { image: string }> };
    assert.deepEqual(Object.keys(services).sort(), [
      ...["kafka", "minio", "minio-setup", "postgres", "proxy", "web1", "web2", "worker"],
    ]);
    const both = ["compose.yaml", "compose.partners.yaml"];
    // This program is not told the variables of its environment, compose is.
    const partners = await ask(["-no-interpolation", ...both]);
    assert.equal(partners.code, 0, partners.said);
    assert.match(partners.said, /KAFKA_LISTENERS\W+INTERNAL.*EXTERNAL:\/\/:9094/);
    const nameless = await ask(both);
    assert.notEqual(nameless.code, 0);
    assert.match(nameless.said, /is the name by which partners reach Kafka/);
    // It does refuse what is none.
    const text = await Deno.readTextFile(join(folder, "compose.yaml"));
    await Deno.writeTextFile(join(folder, "compose.yaml"), text.replaceAll("read_only:", "readonly:"));
    assert.notEqual((await ask(["compose.yaml"])).code, 0);
    await Deno.remove(folder, { recursive: true });
  },
});
