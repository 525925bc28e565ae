import assert from "node:assert/strict";
import { join } from "node:path";
import { LOCKED, ROOT } from "../source_tree.ts";
import { killableServer } from "./killable_server.ts";

/** Makes an authority and what it signs for `name`; files of the folder. */
async function certificates(
  folder: string,
  name: string,
): Promise<{ ca: string; cert: string; key: string }> {
  const at = (file: string) => join(folder, file);
  const openssl = async (...args: string[]) => {
    const { success, stderr } = await new Deno.Command("openssl", { args, stdout: "null", stderr: "piped" })
      .output();
    assert.ok(success, new TextDecoder().decode(stderr));
  };
  const made = ["req", "-newkey", "rsa:2048", "-nodes", "-keyout"];
  await openssl(...made, at("ca.key"), "-x509", "-days", "2", "-subj", "/CN=tests", "-out", at("ca.pem"));
  await openssl(...made, at("server.key"), "-subj", `/CN=${name}`, "-out", at("server.csr"));
  await Deno.writeTextFile(at("names"), `subjectAltName=DNS:${name}`);
  await openssl(
    ...["x509", "-req", "-days", "2", "-in", at("server.csr"), "-extfile", at("names")],
    ...["-CA", at("ca.pem"), "-CAkey", at("ca.key"), "-CAcreateserial", "-out", at("server.pem")],
  );
  return { ca: at("ca.pem"), cert: at("server.pem"), key: at("server.key") };
}

const COMES = join(import.meta.dirname!, "come_to_database.ts");

/** How a process of its own that trusts `ca` too comes to a database: `tls`, `plain`, or why it does not. */
async function comesBy(url: string, ca: string | null): Promise<string> {
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", LOCKED, COMES, url],
    cwd: ROOT,
    env: ca === null ? {} : { DENO_CERT: ca },
    stderr: "null",
  }).output();
  return new TextDecoder().decode(stdout).trim();
}

Deno.test("the database is spoken to by TLS as sslmode says: require asks for no certificate, verify-full for one that is trusted and names the host", async () => {
  await using server = await killableServer();
  const cluster = join(server.folder, "cluster");
  const { uid, gid } = await Deno.stat(cluster);
  await Deno.writeTextFile(
    join(cluster, "postgresql.conf"),
    "\nssl = on\nssl_cert_file = 'server.pem'\nssl_key_file = 'server.key'\n",
    { append: true },
  );
  /** Starts it anew under a certificate for a name; tells how a process comes to it as localhost. */
  const servedAs = async (name: string) => {
    const folder = await Deno.makeTempDir();
    const { ca, cert, key } = await certificates(folder, name);
    for (const [file, place] of [[cert, "server.pem"], [key, "server.key"]] as const) {
      await Deno.copyFile(file, join(cluster, place));
      await Deno.chmod(join(cluster, place), 0o600);
      await Deno.chown(join(cluster, place), uid, gid);
    }
    await server.kill();
    await server.revive();
    const url = new URL(server.url);
    url.hostname = "localhost";
    const by = (mode: string, trusted: boolean) => comesBy(`${url}?sslmode=${mode}`, trusted ? ca : null);
    const outcomes = {
      require: await by("require", false),
      unknown: await by("verify-full", false),
      trusted: await by("verify-full", true),
    };
    await Deno.remove(folder, { recursive: true });
    return outcomes;
  };
  const right = await servedAs("localhost");
  assert.deepEqual([right.require, right.trusted], ["tls", "tls"]);
  assert.match(right.unknown, /certificate/);
  const other = await servedAs("db.example.com");
  assert.equal(other.require, "tls");
  assert.match(other.trusted, /NotValidForName|altnames|certificate/);
});
