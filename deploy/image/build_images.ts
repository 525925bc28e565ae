import { join } from "node:path";

const ROOT = join(import.meta.dirname!, "..", "..");
/** Authorities that the system trusts; trusted while packages are fetched, too, where a proxy of the network opens TLS. */
const AUTHORITIES = "/etc/ssl/certs/ca-certificates.crt";
const SUITE = "bookworm";

/** What is built, by the names under which Containerfile has its targets. */
export const TARGETS = ["web", "worker"] as const;
export type Target = (typeof TARGETS)[number];

/** Buildah on a store of its own, without a daemon and without namespaces for the commands of a build. */
export interface Builder {
  (...args: string[]): Promise<string>;
}

/** @param folder keeps images and their layers */
export function builderIn(folder: string): Builder {
  const driver = Deno.env.get("STORAGE_DRIVER") ?? "vfs";
  const store = [
    "--root",
    join(folder, "images"),
    "--runroot",
    join(folder, "run"),
    "--storage-driver",
    driver,
  ];
  return (...args) => run("buildah", [...store, ...args], { BUILDAH_ISOLATION: "chroot" });
}

/**
 * Builds the images of Containerfile without a registry of images: the base out of Debian's packages, that of Deno out of the program that
 * runs this. Throws with what the tools said.
 */
export async function buildImages(
  buildah: Builder,
  folder: string,
  targets: readonly Target[],
  notice: (text: string) => void,
): Promise<void> {
  const wanted = await wantedDeno();
  if (wanted !== Deno.version.deno) {
    throw new Error(`Containerfile has Deno ${wanted}, and this runs by ${Deno.version.deno}`);
  }
  if (!await has(buildah, "localhost/tis-base")) {
    notice("the base: Debian's packages");
    const archive = join(folder, "base.tar");
    await run("mmdebstrap", [
      ...["--variant=minbase", "--include=ca-certificates"],
      ...["man", "doc", "locale", "info"].map((name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`),
      ...["--dpkgopt=path-include=/usr/share/doc/*/copyright", SUITE, archive],
    ]);
    await fromScratch(buildah, "localhost/tis-base", "add", archive, "/");
    await Deno.remove(archive);
  }
  await fromScratch(buildah, "localhost/tis-deno", "copy", Deno.execPath(), "/deno");
  for (const target of targets) {
    notice(`the image ${target}`);
    await buildah(
      ...["build", "--format", "docker", "--layers", "--file", join(ROOT, "deploy", "Containerfile")],
      ...["--target", target, "--tag", `localhost/tis-${target}`],
      ...["--build-arg", "BASE=localhost/tis-base", "--build-arg", "DENO=localhost/tis-deno"],
      ...["--build-arg", `DENO_CERT=${AUTHORITIES}`, "--volume", `${AUTHORITIES}:${AUTHORITIES}:ro`],
      ROOT,
    );
  }
}

/** The Deno that Containerfile names. */
async function wantedDeno(): Promise<string> {
  const text = await Deno.readTextFile(join(ROOT, "deploy", "Containerfile"));
  return /^ARG DENO=.*:bin-([0-9.]+)/m.exec(text)![1]!;
}

async function has(buildah: Builder, image: string): Promise<boolean> {
  return await buildah("inspect", "--type", "image", image).then(() => true, () => false);
}

/** An image of one layer. */
async function fromScratch(buildah: Builder, image: string, verb: "add" | "copy", from: string, to: string) {
  const container = (await buildah("from", "scratch")).trim();
  await buildah(verb, "--quiet", container, from, to);
  await buildah("commit", "--quiet", "--rm", container, image);
}

/** Runs a program and returns what it wrote. @throws with its end when it fails */
export async function run(
  program: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<string> {
  const { success, stdout, stderr } = await new Deno.Command(program, { args, env }).output();
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  if (!success) throw new Error(`${program} ${args.join(" ")}: ${text(stderr).slice(-2000)}`);
  return text(stdout);
}
