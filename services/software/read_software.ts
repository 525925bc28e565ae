import { isoMoments } from "@/engines/lists/iso_moments.ts";
import { answersTo } from "@/engines/states/answers.ts";
import { readCourse } from "@/engines/states/read_course.ts";
import { may, requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { type SignedManifest, verifyManifest } from "./manifest.ts";
import { isCurrent, seesSoftware, softwareColumns, softwareTables } from "./rows.ts";
import { softwareStates } from "./software_states.ts";
import type { Software } from "./types.ts";

interface Row extends Omit<Software, "signed" | "steps" | "actions" | "versions"> {
  manifest: string | null;
  signature: Uint8Array | null;
  verifyingKey: Uint8Array | null;
}

/** A version of a program, the others of its package, whether its signature holds, and what the reader may do with it. Refuses `no-right` and `not-found`. */
export async function readSoftware(ctx: Ctx, id: number): Promise<Software> {
  requireRight(ctx, "SoftwareList:view");
  const { sql } = ctx;
  const [row] = await sql<Row[]>`
    select ${softwareColumns(ctx)}, name_in(t.notes, ${ctx
    .chain as string[]}) as notes, t.series_codes, t.hardware_from,
      t.hardware_to, t.software_from, t.software_to, t.file_id, f.name as file_name, f.sha256, t.withdrawn_at,
      t.withdrawn_because, t.manifest, t.signature, t.verifying_key
    from ${softwareTables(ctx)}
    where t.id = ${id} and ${seesSoftware(ctx)}`;
  if (!row) throw refuse("not-found");
  const { manifest, signature, verifyingKey, ...found } = row;
  const versions = await sql<Software["versions"]>`
    select t.id::int, t.version_text, t.state, ${isCurrent(ctx)} as is_current, t.released_at
    from software_versions t
    where t.code = ${row.code} and ${seesSoftware(ctx)}
    order by t.version_order desc, t.id desc`;
  return {
    ...isoMoments(found),
    notes: found.notes ?? "",
    signed: manifest === null
      ? null
      : await signedBy(ctx, { manifest, signature: new Uint8Array(signature!).toBase64() }, verifyingKey!),
    versions: versions.map(isoMoments),
    steps: await readCourse(ctx, softwareStates.kind, id),
    actions: answersTo(ctx, softwareStates, row.state),
  };
}

/** Whether what was signed still stands, and by which key. */
async function signedBy(
  ctx: Ctx,
  signed: SignedManifest,
  key: Uint8Array,
): Promise<"ours" | "another-key" | "wrong"> {
  const own = await ctx.secrets.verifyingKeys();
  if ((await verifyManifest(signed, own)).fault === null) return "ours";
  return (await verifyManifest(signed, [new Uint8Array(key)])).fault === null ? "another-key" : "wrong";
}

/** The manifest of a released version as it was signed. Refuses `no-right`, `not-found`, `software-not-released`, and `software-withdrawn`. */
export async function readManifest(ctx: Ctx, id: number) {
  requireRight(ctx, "SoftwareList:view");
  const [row] = await ctx.sql<
    { state: string; manifest: string; signature: Uint8Array; verifyingKey: Uint8Array }[]
  >`
    select t.state, t.manifest, t.signature, t.verifying_key from software_versions t
    where t.id = ${id} and ${seesSoftware(ctx)}`;
  if (!row) throw refuse("not-found");
  if (row.state !== "released") {
    throw refuse(row.state === "draft" ? "software-not-released" : "software-withdrawn");
  }
  return {
    manifest: row.manifest,
    signature: new Uint8Array(row.signature).toBase64(),
    verifyingKey: new Uint8Array(row.verifyingKey).toBase64(),
  };
}

/** Whether the file of a version may be read: who may see it may, and what is withdrawn only who writes programs. */
export async function maySeeSoftware(ctx: Ctx, id: string): Promise<boolean> {
  if (!may(ctx.actor, "SoftwareList:view")) return false;
  const [row] = await ctx.sql`
    select from software_versions t
    where t.id::text = ${id} and ${seesSoftware(ctx)} and t.state <> 'withdrawn'`;
  return row !== undefined;
}
