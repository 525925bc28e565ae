import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Manifest, SignedManifest } from "@/services/software/manifest.ts";
import { type ManifestExpected, verifyManifest } from "@/services/software/manifest.ts";
import { PackageUnreadable, type UnpackedProgram, unpackProgram } from "./package_file.ts";

/** A package that is not to be trusted, or not for this ECU. */
export class PackageRefused extends Error {
  override name = "PackageRefused";
}

/** The portal does not hand the package out. */
export class PackageNotFetched extends Error {
  override name = "PackageNotFetched";
}

export interface PackagesOptions {
  folder: string;
  /** `https://host` of the portal. */
  portal: string;
  token: string;
  /** Public keys by which manifests are verified: of this agent's own configuration. None: it updates nothing. */
  verifyingKeys: readonly Uint8Array<ArrayBuffer>[];
}

/** Packages of programs, fetched once and kept on disk until they are done with. */
export class Packages {
  constructor(readonly options: PackagesOptions) {}

  /** Whether a manifest is signed by the portal and for this ECU. @throws PackageRefused */
  async verify(signed: SignedManifest, expected: ManifestExpected): Promise<Manifest> {
    const { verifyingKeys } = this.options;
    if (verifyingKeys.length === 0) throw new PackageRefused("this agent has no key to verify packages by");
    const { manifest, fault } = await verifyManifest(signed, verifyingKeys, expected);
    if (fault !== null) throw new PackageRefused(`manifest refused: ${fault}`);
    return manifest;
  }

  /**
   * The program of a package, on disk. What was fetched before a break is not fetched again; nothing is unpacked whose hash is not the one that
   * was signed.
   *
   * @throws PackageRefused, PackageNotFetched
   */
  async program(
    commandId: string,
    { sha256, size }: Pick<Manifest, "sha256" | "size">,
    onBytes: (done: number) => void,
    signal: AbortSignal,
  ): Promise<UnpackedProgram> {
    await Deno.mkdir(this.options.folder, { recursive: true });
    const path = this.#path(sha256, "zip");
    await this.#fetch(commandId, path, size, onBytes, signal);
    if (await hashOf(path) !== sha256) {
      await Deno.remove(path);
      throw new PackageRefused("the file is not the one that was signed");
    }
    try {
      return await unpackProgram(path, this.#path(sha256, "bin"));
    } catch (error) {
      if (error instanceof PackageUnreadable) throw new PackageRefused(error.message);
      throw error;
    }
  }

  /** Forgets a package that is done with. */
  async forget({ sha256 }: Pick<Manifest, "sha256">): Promise<void> {
    for (const kind of ["zip", "bin"]) await Deno.remove(this.#path(sha256, kind)).catch(() => {});
  }

  #path(sha256: string, kind: string): string {
    return join(this.options.folder, `${sha256}.${kind}`);
  }

  async #fetch(
    commandId: string,
    path: string,
    size: number,
    onBytes: (done: number) => void,
    signal: AbortSignal,
  ): Promise<void> {
    let there = (await Deno.stat(path).catch(() => null))?.size ?? 0;
    if (there > size) there = 0;
    if (there === size) return;
    const response = await fetch(new URL(`/tis/vds/programs/${commandId}`, this.options.portal), {
      headers: {
        authorization: `Bearer ${this.options.token}`,
        ...(there > 0 ? { range: `bytes=${there}-` } : {}),
      },
      signal,
    });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      throw new PackageNotFetched(`the portal answers ${response.status}`);
    }
    if (response.status !== 206) there = 0;
    using file = await Deno.open(path, {
      write: true,
      create: true,
      truncate: there === 0,
      append: there > 0,
    });
    for await (const piece of response.body) {
      for (let at = 0; at < piece.length;) at += await file.write(piece.subarray(at));
      there += piece.length;
      if (there > size) throw new PackageRefused("the file is longer than what was signed");
      onBytes(there);
    }
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  using file = await Deno.open(path);
  for await (const piece of file.readable) hash.update(piece);
  return hash.digest("hex");
}
