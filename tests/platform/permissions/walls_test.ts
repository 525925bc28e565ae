import assert from "node:assert/strict";
import { join } from "node:path";
import { answerRole } from "@/platform/launcher/answer_role.ts";
import { roleFlags } from "@/platform/permissions/role_flags.ts";
import { nativeModules } from "@/platform/permissions/native_modules.ts";
import { LOADED_BY } from "@/platform/launcher/loaded_by.ts";
import { OF_LAUNCHER } from "@/platform/launcher/role_environment.ts";
import { ROOT } from "../../source_tree.ts";
import { placeOfRole } from "./role_place.ts";

/** Runs a program with the permissions of a role, as its launcher would; what it says is read as JSON. */
async function runWalled(
  program: string,
  env: Record<string, string>,
  dataDir: string,
): Promise<{ said: Record<string, string>; errors: string }> {
  const answering = answerRole(Promise.resolve(), () => Promise.resolve(null));
  // Not above the program, as the system's may be.
  const temporary = await Deno.makeTempDir();
  try {
    const place = { native: await nativeModules(), temporary, launcherPort: answering.port };
    const { stdout, stderr } = await new Deno.Command(Deno.execPath(), {
      args: [
        ...[
          "run",
          "--no-check",
          ...LOADED_BY,
          ...roleFlags(placeOfRole({ ...env, DATA_DIR: dataDir }, place)),
        ],
        ...[join(import.meta.dirname!, program), ROOT, dataDir],
      ],
      env: {
        ...{ [OF_LAUNCHER.address]: answering.address, TMPDIR: temporary },
        ...{ NO_COLOR: "1", SECRET_OF_ANOTHER: "x" },
      },
      stdin: "null",
    }).output();
    const errors = new TextDecoder().decode(stderr);
    return { said: JSON.parse(new TextDecoder().decode(stdout) || "{}"), errors };
  } finally {
    answering.stop();
    await Deno.remove(temporary, { recursive: true });
  }
}

async function dataFolder() {
  const path = await Deno.makeTempDir();
  await Deno.mkdir(join(path, "postgres"));
  await Deno.writeTextFile(join(path, "postgres/password"), "x");
  return { path, [Symbol.asyncDispose]: () => Deno.remove(path, { recursive: true }) };
}

Deno.test("code that took hold of a web process reaches its data and the database, and nothing else", async () => {
  await using data = await dataFolder();
  const { said, errors } = await runWalled("attacker.ts", { ROLE: "web" }, data.path);
  assert.deepEqual(said, {
    "its data folder": "done",
    "its program": "done",
    "a picture's pixels": "done",
    "people of the system": "NotCapable",
    "another's keys": "NotCapable",
    "configuration beside the program": "NotCapable",
    "password of the embedded database": "NotCapable",
    "memory of its launcher": "NotCapable",
    "a file elsewhere": "NotCapable",
    "its program, changed": "NotCapable",
    "the built pages": "NotCapable",
    "a link out of the data folder": "NotCapable",
    "a link to a file elsewhere": "NotCapable",
    "a foreign host": "NotCapable",
    "the registers of the cloud": "NotCapable",
    "a port of its own": "NotCapable",
    "a name that tells": "NotCapable",
    "a shell": "NotCapable",
    "Deno with all permissions": "NotCapable",
    "Deno by Node's way": "NotCapable",
    "a worker with more": "NotCapable",
    "a library of the system": "NotCapable",
    "a native part of its own": "NotCapable",
    "the end of another process": "NotCapable",
    "more permissions": "denied",
    "a variable of another": "undefined",
    "a shell by its launcher": "nothing",
    "a reader of /etc by its launcher": "nothing",
    "a reader of a folder that is a link": "nothing",
    "its launcher without the token": "nothing",
  }, errors);
});
