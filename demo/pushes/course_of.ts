import { type DecidedLine, drawOf } from "./decide.ts";
import type { Kept } from "./state.ts";

/** A piece of news of an order, and how long after its decision it is told, seconds. */
export interface Planned {
  afterSeconds: number;
  newsId: string;
  kind: "shipment" | "invoice" | "back_order";
  reference: string | null;
  lines: { lineNo: number; quantity: number; expectedOn: string | null }[];
}

const DAY_MS = 86_400_000;
/** A demo's day is short: parcels leave within the minute. */
const SECONDS = { parcel: 20, secondParcel: 35, invoice: 50, backOrder: 65 } as const;

/**
 * What becomes of a decided order: what is accepted leaves in one parcel or two and is invoiced; of some back orders the day is put off by a
 * week. Always the same for the same order.
 */
export function courseOf(entry: Kept): Planned[] {
  const decided = decisionOf(entry);
  if (decided === null) return [];
  const { dmsNumber, lines } = decided;
  const serial = dmsNumber.slice(1);
  const accepted = lines.filter((line) => line.accepted > 0)
    .map(({ lineNo, accepted }) => ({ lineNo, quantity: accepted, expectedOn: null }));
  const backOrdered = lines.filter((line) => line.backOrdered > 0 && line.expectedOn !== null);
  const isSplit = accepted.length > 1 && drawOf(`parcel ${dmsNumber}`) % 2 === 0;
  const parcels = isSplit ? [accepted.slice(0, 1), accepted.slice(1)] : [accepted];
  const course = parcels.filter((parcel) => parcel.length > 0).map((lines, place): Planned => ({
    afterSeconds: place === 0 ? SECONDS.parcel : SECONDS.secondParcel,
    newsId: `${dmsNumber}-S${place + 1}`,
    kind: "shipment",
    reference: `LS${serial}-${place + 1}`,
    lines,
  }));
  if (accepted.length > 0) {
    course.push({
      afterSeconds: SECONDS.invoice,
      newsId: `${dmsNumber}-I1`,
      kind: "invoice",
      reference: `RE${serial}`,
      lines: accepted,
    });
  }
  if (backOrdered.length > 0) {
    course.push({
      afterSeconds: SECONDS.backOrder,
      newsId: `${dmsNumber}-B1`,
      kind: "back_order",
      reference: null,
      lines: backOrdered.map(({ lineNo, backOrdered, expectedOn }) => ({
        lineNo,
        quantity: backOrdered,
        expectedOn: new Date(Date.parse(expectedOn!) + 7 * DAY_MS).toISOString().slice(0, 10),
      })),
    });
  }
  return course;
}

function decisionOf(entry: Kept): { dmsNumber: string; lines: DecidedLine[] } | null {
  const answer = entry.answer as { state?: string };
  const decision = entry.decision ?? (answer.state === "decided" ? answer : null);
  return decision as { dmsNumber: string; lines: DecidedLine[] } | null;
}
