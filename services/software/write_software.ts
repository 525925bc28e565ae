import { recordChange } from "@/engines/audit/record_change.ts";
import { publish } from "@/engines/events/publish.ts";
import type { Values } from "@/engines/registers/entry_types.ts";
import { refusingDuplicates } from "@/engines/registers/refuse_problems.ts";
import { requireCleanText } from "@/engines/sensitive/require_clean_text.ts";
import { actOn, type Asked } from "@/engines/states/act_on.ts";
import { addStep } from "@/engines/states/add_step.ts";
import { addByForm, changeByForm } from "@/engines/states/write_form.ts";
import { softwareDeleted, softwareReleased, softwareRevoked } from "@/events/software.ts";
import { personOf, requireRight } from "@/kernel/access/rights.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { forgetSoftware, linkSoftware } from "./link_software.ts";
import { canonicalManifest, manifestOf } from "./manifest.ts";
import { readSoftware } from "./read_software.ts";
import { seesSoftware } from "./rows.ts";
import { softwareForm } from "./software_form.ts";
import { softwareStates } from "./software_states.ts";
import type { Software } from "./types.ts";

/** Adds a version of a program as a draft. Refuses `no-right`, `person-needed`, by field what breaks a rule, and a version that is there already. */
export async function addSoftware(ctx: Ctx, values: Values): Promise<Software> {
  requireRight(ctx, "SoftwareList:edit");
  personOf(ctx);
  const id = await refusingDuplicates(softwareForm, () =>
    ctx.tx(async (tx) => {
      const entry = await addByForm(tx, softwareForm, values);
      const id = Number(entry.key);
      await addStep(tx, { kind: softwareStates.kind, id, action: "add", state: "draft" });
      await recordChange(tx, {
        operation: "addSoftware",
        funLink: softwareStates.page,
        subjectKind: softwareStates.page,
        subjectId: id,
        after: entry.values,
      });
      return id;
    }));
  return await readSoftware(ctx, id);
}

/** Changes a draft. Refuses as `addSoftware` does, `not-found`, `state-changed`, `software-released` and `software-withdrawn`. */
export async function changeSoftware(ctx: Ctx, asked: Asked, values: Values): Promise<Software> {
  await actOn(ctx, softwareStates, asked, "edit", seesSoftware, async (tx, held) => {
    const { before, after, changed } = await changeByForm(tx, softwareForm, String(held.id), values);
    const differing = (all: object) =>
      Object.fromEntries(Object.entries(all).filter(([name]) => changed.includes(name)));
    return { before: differing(before.values), after: differing(after.values) };
  });
  return await readSoftware(ctx, asked.id);
}

interface Releasing {
  code: string;
  versionText: string;
  typeCode: string;
  platform: string;
  ecu: string | null;
  seriesCodes: string[];
  hardwareFrom: string | null;
  hardwareTo: string | null;
  softwareFrom: string | null;
  softwareTo: string | null;
  fileId: string | null;
  size: number | null;
  sha256: string | null;
  scan: string | null;
}

/**
 * Releases a draft: its manifest is signed, and from now on it can be downloaded. Refuses as `changeSoftware` does, `software-file-needed`, and `file-held` or
 * `file-infected` of a file that the virus scan has not let through.
 */
export async function releaseSoftware(ctx: Ctx, asked: Asked): Promise<Software> {
  await actOn(ctx, softwareStates, asked, "release", seesSoftware, async (tx, held) => {
    const one = await releasing(tx, held.id);
    if (one.fileId === null || one.size === null || one.sha256 === null) {
      throw refuseField("file", "software-file-needed");
    }
    if (one.scan === "waiting") throw refuse("file-held");
    if (one.scan === "infected") throw refuse("file-infected");
    const releasedAt = tx.clock();
    const signed = canonicalManifest(manifestOf({
      code: one.code,
      version: one.versionText,
      platform: one.platform,
      ecu: one.ecu,
      hardware: { from: one.hardwareFrom, to: one.hardwareTo },
      software: { from: one.softwareFrom, to: one.softwareTo },
      size: one.size,
      sha256: one.sha256,
      releasedAt: releasedAt.toISOString(),
    }));
    await tx.sql`
      update software_versions
      set state = 'released', released_at = ${releasedAt}, manifest = ${new TextDecoder().decode(signed)},
        signature = ${await tx.secrets.sign(signed)}, verifying_key = ${(await tx.secrets.verifyingKeys())[0]}
      where id = ${held.id}`;
    await linkSoftware(tx, one.code);
    await publish(tx, softwareReleased, {
      softwareId: held.id,
      softwareCode: one.code,
      softwareVersion: one.versionText,
      version: held.version,
      typeCode: one.typeCode,
      platform: one.platform,
      seriesCodes: one.seriesCodes,
      fileId: one.fileId,
      size: one.size,
      sha256: one.sha256,
      actorCode: personOf(tx).userCode,
    });
    return { after: { sha256: one.sha256 } };
  });
  return await readSoftware(ctx, asked.id);
}

/** What withdrawing one is told with. */
export interface Withdrawn extends Asked {
  reason: string;
}

/** Withdraws what is released, and says why: nobody downloads it any more. Refuses as `changeSoftware` does, `software-not-released`, `software-reason-needed`, `sensitive-word`. */
export async function withdrawSoftware(ctx: Ctx, { id, version, reason }: Withdrawn): Promise<Software> {
  await actOn(ctx, softwareStates, { id, version }, "withdraw", seesSoftware, async (tx, held) => {
    const said = reason.trim();
    if (said === "") throw refuseField("reason", "software-reason-needed");
    await requireCleanText(tx, { reason: said }, () => tx.t("software.reason"));
    const one = await releasing(tx, held.id);
    await tx.sql`
      update software_versions
      set state = 'withdrawn', withdrawn_at = ${tx.clock()}, withdrawn_because = ${said}
      where id = ${held.id}`;
    await linkSoftware(tx, one.code);
    await publish(tx, softwareRevoked, { ...toldOf(held, one), actorCode: personOf(tx).userCode });
    return { note: said };
  });
  return await readSoftware(ctx, id);
}

/** Deletes a draft; its version can be made again. Refuses as `changeSoftware` does, and `software-released-kept`. */
export async function deleteSoftware(ctx: Ctx, asked: Asked): Promise<null> {
  await actOn(ctx, softwareStates, asked, "delete", seesSoftware, async (tx, held) => {
    const one = await releasing(tx, held.id);
    await forgetSoftware(tx, held.id, one.fileId);
    await tx.sql`update software_versions set deleted_at = ${tx.clock()} where id = ${held.id}`;
    await publish(tx, softwareDeleted, { ...toldOf(held, one), actorCode: personOf(tx).userCode });
    return { before: { code: one.code, versionText: one.versionText } };
  });
  return null;
}

function toldOf({ id, version }: { id: number; version: number }, { code, versionText }: Releasing) {
  return { softwareId: id, softwareCode: code, softwareVersion: versionText, version };
}

async function releasing({ sql }: TxCtx, id: number): Promise<Releasing> {
  const [row] = await sql<[Releasing]>`
    select t.code, t.version_text, t.type_code, k.platform, t.ecu, t.series_codes, t.hardware_from, t.hardware_to, t.software_from,
      t.software_to, t.file_id, f.size::float8 as size, f.sha256, f.scan
    from software_versions t
    join software_types k on k.code = t.type_code
    left join files f on f.id = t.file_id
    where t.id = ${id}`;
  return row;
}
