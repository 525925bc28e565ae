import assert from "node:assert/strict";
import { join, relative } from "node:path";
import { parse } from "yaml";
import { ROOT } from "../source_tree.ts";

const DEPLOY = join(ROOT, "deploy");
const PINNED = /^([a-z0-9.-]+\.[a-z]+\/[a-z0-9._/-]+:[A-Za-z0-9._-]+)@(sha256:[0-9a-f]{64})$/;

/** An image that a file of the deployment takes, with the file that names it. */
interface Named {
  file: string;
  image: string;
}

/** Images that a container file begins its stages from; variables stand for their defaults, stages of its own are left out. */
function basesIn(file: string, text: string): Named[] {
  const defaults = new Map(
    [...text.matchAll(/^ARG ([A-Z_]+)=(\S+)$/gm)].map(([, name, value]) => [name!, value!]),
  );
  const stages = new Set([...text.matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, name]) => name!));
  const from = [
    ...[...text.matchAll(/^FROM (?:--\S+ )*(\S+)/gm)].map(([, image]) => image!),
    ...[...text.matchAll(/^COPY .*--from=(\S+)/gm)].map(([, image]) => image!),
  ].map((image) => image.replace(/^\$\{([A-Z_]+)\}$/, (whole, name) => defaults.get(name) ?? whole));
  return from.filter((image) => !stages.has(image) && image !== "scratch").map((image) => ({ file, image }));
}

/** Images of services that a file of compose does not build itself. */
function imagesOfCompose(file: string, text: string): Named[] {
  const { services } = parse(text, { merge: true }) as {
    services: Record<string, { image?: string; build?: unknown }>;
  };
  return Object.values(services).flatMap(({ image, build }) => image && !build ? [{ file, image }] : []);
}

/** Files of a folder and of those in it; secrets of an operator who tries this tree are none of it. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await Array.fromAsync(Deno.readDir(folder));
  const all = entries.filter(({ name }) => name !== "secrets").map(({ name, isDirectory }) =>
    isDirectory ? filesBelow(join(folder, name)) : [join(folder, name)]
  );
  return (await Promise.all(all)).flat();
}

const named: Named[] = [];
const built = new Set<string>();
for (const path of await filesBelow(DEPLOY)) {
  const [file, text] = [relative(ROOT, path), await Deno.readTextFile(path)];
  if (/Containerfile$|Dockerfile/.test(path)) named.push(...basesIn(file, text));
  else if (/\/compose[^/]*\.yaml$/.test(path)) {
    named.push(...imagesOfCompose(file, text));
    const { services } = parse(text, { merge: true }) as {
      services: Record<string, { image?: string; build?: unknown }>;
    };
    for (const { image, build } of Object.values(services)) if (image && build) built.add(image);
  } else if (path.endsWith(".yaml")) {
    named.push(
      ...[...text.matchAll(/^\s*(?:- )?image: *(\S+)/gm)].map(([, image]) => ({ file, image: image! })),
    );
  }
}

Deno.test("each image that is taken from others is named by its digest", () => {
  const others = named.filter(({ image }) => !built.has(image));
  assert.ok(others.length >= 7, "images were found");
  assert.deepEqual(others.filter(({ image }) => !PINNED.test(image)), []);
  assert.ok(named.some(({ file }) => file.includes("kubernetes")), "manifests were looked at");
});

Deno.test("files that name the same image name the same digest of it", () => {
  const digests = new Map<string, Set<string>>();
  for (const { image } of named) {
    const [, name, digest] = PINNED.exec(image) ?? [];
    if (name && digest) digests.set(name, (digests.get(name) ?? new Set()).add(digest));
  }
  assert.deepEqual([...digests].filter(([, all]) => all.size > 1), []);
});

Deno.test("the script that writes digests knows every file that needs one", async () => {
  const script = await Deno.readTextFile(join(DEPLOY, "image", "pin.sh"));
  const files = new Set(named.filter(({ image }) => !built.has(image)).map(({ file }) => file));
  assert.deepEqual(
    [...files].filter((file) => !script.includes(`"$deploy/${file.replace("deploy/", "")}"`)),
    [],
  );
});
