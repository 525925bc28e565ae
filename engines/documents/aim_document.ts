import type { Audience } from "@/engines/audience/audience.ts";
import { readAudience } from "@/engines/audience/read_audience.ts";
import { saveAudience } from "@/engines/audience/save_audience.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import type { DocumentKind } from "./define_document.ts";
import { documentRight } from "./document_rights.ts";
import { readDocument } from "./read_document.ts";
import type { DocumentView } from "./types.ts";

/** Whom a revision is to be for. */
export interface AimedAt {
  said: Audience;
  /** Its list of VINs stays, and those given are added. */
  keepsVins?: boolean;
}

/**
 * Says whom a revision is for: the audience of a bulletin. What of the audience before is gone by now may stay in it. Refuses `not-found` for a kind whose documents are for
 * everybody, and by field a code that is not there or too many VINs.
 *
 * @returns whether that is another audience than before
 */
export async function aimDocument(
  tx: TxCtx,
  kind: DocumentKind,
  before: Pick<DocumentView, "revisionId" | "audience">,
  given: AimedAt | undefined,
): Promise<boolean> {
  if (!given) return false;
  if (!kind.audience) throw refuse("not-found");
  const known = await readAudience(tx, before.audience?.id ?? null);
  const said = given.keepsVins ? withVins(given.said, known) : given.said;
  const id = await saveAudience(tx, said, { known });
  if (id === (before.audience?.id ?? null)) return false;
  await tx.sql`update document_revisions set audience_id = ${id} where id = ${before.revisionId}`;
  return true;
}

/** An audience as it is put together, with the VINs that the last revision of a document has and that stay. Refuses `not-found`. */
export async function withKeptVins(
  ctx: Ctx,
  kind: DocumentKind,
  { audience, id }: { audience: Audience; id?: number },
): Promise<Audience> {
  if (id === undefined) return audience;
  const document = await readDocument(ctx, kind, { id }, { by: documentRight(kind, "edit") });
  return withVins(audience, await readAudience(ctx, document.audience?.id ?? null));
}

function withVins(said: Audience, kept: Audience): Audience {
  const vins = [...new Set([...kept.vins ?? [], ...said.vins ?? []])];
  if (vins.length > LIMITS.epcVinsPerJob) {
    throw refuseField("audience.vins", "audience-too-many-vins", {
      limit: LIMITS.epcVinsPerJob,
      count: vins.length,
    });
  }
  return vins.length > 0 ? { ...said, vins } : said;
}
