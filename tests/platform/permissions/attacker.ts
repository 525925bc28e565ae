import { Buffer } from "node:buffer";
import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import sharp from "sharp";

// What code within the portal's process would try, each with what comes of it; run with the flags of a role by walls_test.ts.
const [root, data] = Deno.args as [string, string];
const launcher = new URL(`tcp://${Deno.env.get("TIS_LAUNCHER")}`);
const scratch = await Deno.makeTempDir({ dir: tmpdir(), prefix: "tis-read-" });

/** What the launcher says to a question: the kinds of its messages, or nothing when it hangs up. */
async function ask(question: unknown): Promise<string> {
  const connection = await Deno.connect({ hostname: launcher.hostname, port: Number(launcher.port) });
  const body = Buffer.from(JSON.stringify(question));
  const head = Buffer.alloc(5);
  head.writeUInt8(1);
  head.writeUInt32BE(body.length, 1);
  await connection.write(Buffer.concat([head, body]));
  const answer = await connection.read(new Uint8Array(1024)).catch(() => null);
  return answer === null ? "nothing" : "something";
}
const apart = (program: unknown, folder: string, token = launcher.pathname.slice(1)) =>
  ask({ token, asks: { apart: { program, folder, bounds: { seconds: 5, memory: 1e8 } } } });

const tried: Record<string, () => unknown> = {
  "its data folder": () => Deno.writeTextFile(join(data, "own.txt"), "x"),
  "its program": () => Deno.readTextFile(join(root, "main.ts")),
  "a picture's pixels": () =>
    sharp(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' width='2' height='2'/>")).png().toBuffer(),
  "people of the system": () => Deno.readTextFile("/etc/passwd"),
  "another's keys": () => Array.fromAsync(Deno.readDir("/root/.ssh")),
  "configuration beside the program": () => Deno.readTextFile(join(root, "deploy/portal.env")),
  "password of the embedded database": () => Deno.readTextFile(join(data, "postgres/password")),
  "memory of its launcher": () => Deno.readTextFile(`/proc/${Deno.ppid}/environ`),
  "a file elsewhere": () => Deno.writeTextFile("/var/tmp/left.txt", "x"),
  "its program, changed": () => Deno.writeTextFile(join(root, "main.ts"), "x"),
  "the built pages": () => Deno.writeTextFile(join(root, "_fresh/left.js"), "x"),
  "a link out of the data folder": () => Deno.symlink("/etc", join(data, "etc")),
  "a link to a file elsewhere": () => Deno.link("/etc/passwd", join(data, "passwd")),
  "a foreign host": () => Deno.connect({ hostname: "192.0.2.1", port: 443 }),
  "the registers of the cloud": () => fetch("http://169.254.169.254/latest/meta-data"),
  "a port of its own": () => Deno.listen({ hostname: "0.0.0.0", port: 0 }),
  "a name that tells": () =>
    Deno.resolveDns("secret.example.com", "A", { nameServer: { ipAddr: "192.0.2.1" } }),
  "a shell": () => new Deno.Command("sh", { args: ["-c", "id"] }).output(),
  "Deno with all permissions": () => new Deno.Command(Deno.execPath(), { args: ["eval", "1"] }).output(),
  "Deno by Node's way": () =>
    new Promise((done, fail) => spawn(Deno.execPath(), ["eval", "1"]).on("error", fail).on("close", done)),
  "a worker with more": () =>
    import("node:worker_threads").then(({ Worker }) =>
      new Promise((done, fail) =>
        new Worker("require('node:fs').readFileSync('/etc/passwd')", { eval: true })
          .on("error", fail).on("exit", done)
      )
    ),
  "a library of the system": () => Deno.dlopen("libc.so.6", {}),
  "a native part of its own": async () => {
    await Deno.writeTextFile(join(scratch, "own.node"), "x");
    process.dlopen({ exports: {} }, join(scratch, "own.node"));
  },
  "the end of another process": () => process.kill(Deno.ppid, "SIGCONT"),
};

const outcome: Record<string, string> = {};
for (const [what, attempt] of Object.entries(tried)) {
  outcome[what] = await Promise.resolve().then(attempt).then(
    () => "done",
    // What a thread meets comes without its class.
    (error) => /^Requires \w+ access/.test(error.message) ? "NotCapable" : error.name,
  );
}
outcome["more permissions"] = (await Deno.permissions.request({ name: "run" })).state;
outcome["a variable of another"] = String(Deno.env.get("SECRET_OF_ANOTHER"));
outcome["a shell by its launcher"] = await apart({ name: "sh" }, scratch);
outcome["a reader of /etc by its launcher"] = await apart({ name: "read" }, "/etc");
outcome["a reader of a folder that is a link"] = await apart({ name: "read" }, `${scratch}/../tis-read-none`);
outcome["its launcher without the token"] = await apart({ name: "read" }, scratch, "x".repeat(64));
await Deno.remove(scratch, { recursive: true });
console.log(JSON.stringify(outcome));
Deno.exit(0);
