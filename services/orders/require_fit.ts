import { personOf } from "@/kernel/access/rights.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { linesOfFigure } from "@/services/epc/figure_lines.ts";
import { decideFit } from "@/services/epc/fit/decide_fit.ts";
import type { PartFacts } from "@/services/epc/part_types.ts";
import { subjectOf } from "@/services/epc/subject.ts";

/** Where in the catalogue a part was chosen. */
export interface Origin {
  vin: string | null;
  seriesCode: string | null;
  figureCode: string | null;
  callout: string | null;
}

/** Who wants a part although it does not fit, as a line of the cart keeps it; all null where it fits. */
export interface ConsentColumns {
  consentBy: number | null;
  consentAt: Date | null;
  consentReason: string | null;
  /** Pieces that it was given for: more of them are asked about anew. */
  consentQuantity: number | null;
}

/** What is kept of a line that fits, or of whose fit nothing is known. */
export const NO_CONSENT: ConsentColumns = {
  consentBy: null,
  consentAt: null,
  consentReason: null,
  consentQuantity: null,
};

/** A consent of the reader, now, to so many pieces of what they are told does not fit. */
export function consentNow(tx: TxCtx, reason: string | null, quantity: number): ConsentColumns {
  return {
    consentBy: personOf(tx).id,
    consentAt: tx.clock(),
    consentReason: reason ?? "",
    consentQuantity: quantity,
  };
}

/**
 * Refuses a part that does not fit the vehicle (`part-does-not-fit`, naming part, VIN and reason) unless that is consented to;
 * answers the consent to keep. Without a vehicle that of the job decides; without either only a figure's line for other models is refused, by the
 * chosen series. Refuses
 * `figure-unknown` and `callout-unknown` for an origin that the catalogue does not have.
 *
 * @param wanted pieces that the line then has, whether that is consented to, the vehicle of its job, and the consent that it has already
 */
export async function requireFit(
  tx: TxCtx,
  part: PartFacts,
  origin: Origin,
  wanted: { quantity: number; consents: boolean; jobVin: string | null; kept?: ConsentColumns },
): Promise<ConsentColumns> {
  const { figureCode, callout } = origin;
  const { quantity, consents, jobVin, kept = NO_CONSENT } = wanted;
  if (!origin.vin) await requireFitsSeries(tx, part, origin);
  else if (figureCode) await requirePlace(tx, origin.vin, figureCode, callout);
  const vin = origin.vin ?? jobVin;
  if (vin === null) return NO_CONSENT;
  const [answer] = await decideFit(tx, [{ vin, partNumber: part.partNumber, figureCode, callout }]);
  if (answer?.fit !== "not") return NO_CONSENT;
  const { consentBy, consentAt, consentReason, consentQuantity } = kept;
  if (consentQuantity !== null && quantity <= consentQuantity) {
    return { consentBy, consentAt, consentReason, consentQuantity };
  }
  if (consents) return consentNow(tx, answer.reason, quantity);
  throw doesNotFit(part.shown, vin, answer.reason);
}

/** The refusal of a part that does not fit. */
export function doesNotFit(shown: string, vin: string, reason: string | null, data = {}) {
  const params = { number: shown, vin, reason: reason ?? "" };
  return refuse("part-does-not-fit", params, [{ field: "consent", rule: "part-does-not-fit", params }], data);
}

/** The figure is one of the vehicle's series and has the callout. */
async function requirePlace(
  tx: TxCtx,
  vin: string,
  figureCode: string,
  callout: string | null,
): Promise<void> {
  const [figure] = await tx.sql<{ known: boolean }[]>`
    select ${callout}::text is null or exists (
      select from figure_lines l where l.figure_id = f.id and l.callout = ${callout}
    ) as known
    from figures f
    where f.code = ${figureCode} and f.deleted_at is null and exists (
      select
      from figure_places p
      join epc_groups g on g.id = p.group_id
      join vehicles v on v.series_code = g.series_code
      where p.figure_id = f.id and v.vin = ${vin}
    )`;
  if (!figure) throw refuseField("figureCode", "figure-unknown", { figure: figureCode });
  if (!figure.known) {
    throw refuseField("callout", "callout-unknown", { figure: figureCode, callout: callout! });
  }
}

/**
 * Refuses a part chosen at a callout for a series whose models are all others. A part that is no line there may be what replaces
 * one, so it is taken.
 */
async function requireFitsSeries(tx: TxCtx, part: PartFacts, origin: Origin): Promise<void> {
  if (!origin.figureCode || !origin.seriesCode) return;
  const known = await subjectOf(tx, { seriesCode: origin.seriesCode });
  const [figure] = await tx.sql<{ id: number; code: string }[]>`
    select f.id, f.code
    from figures f
    join figure_places p on p.figure_id = f.id
    join epc_groups g on g.id = p.group_id and g.series_code = ${known.subject.seriesCode}
    where f.code = ${origin.figureCode} and f.deleted_at is null
    limit 1`;
  if (!figure) throw refuseField("figureCode", "figure-unknown", { figure: origin.figureCode });
  const { callout } = origin;
  const there = (await linesOfFigure(tx, known, figure)).filter((line) =>
    callout === null || line.callout === callout
  );
  if (callout !== null && there.length === 0) {
    throw refuseField("callout", "callout-unknown", { figure: figure.code, callout });
  }
  const lines = there.filter((line) => line.partNumber === part.partNumber);
  if (lines.length > 0 && lines.every((line) => line.fit === "not")) {
    const reason = tx.t("orders.not_orderable.does-not-fit", { reason: lines[0]!.reason ?? "" });
    throw refuse("cart-line-not-orderable", { number: part.shown, reason });
  }
}
