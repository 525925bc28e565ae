import { z } from "zod";

/** What an event is told with, wherever it goes: names the portal and where its schemas stand. */
export interface EnvelopeSource {
  /** Which installation of the portal: `tis`, `tis-eu`. */
  deployment: string;
  /** `https://tis.example.com`, or null where the portal has no public address. */
  publicUrl: string | null;
}

/** A row of the outbox, with its data as JSON text. */
export interface OutboxRow {
  id: number;
  eventId: string;
  occurredAt: Date;
  topic: string;
  type: string;
  key: string;
  sequence: number;
  data: string;
  correlationId: string | null;
  causationId: string | null;
  traceparent: string | null;
  edition: string;
}

/** Digits of `sequence`: the extension asks for texts whose order is that of the numbers. */
const SEQUENCE_DIGITS = 10;

/**
 * CloudEvents 1.0 in structured JSON, with the extensions partitionkey and sequence (as that extension asks, a text whose order
 * is that of the numbers), traceparent (distributed tracing), correlationid and causationid. Written as text, since the data
 * already is.
 */
export function encodeEnvelope(row: OutboxRow, from: EnvelopeSource): string {
  const key = JSON.stringify(row.key);
  let text =
    `{"specversion":"1.0","id":"${row.eventId}","source":"${
      sourceOf(from.deployment, row.edition)
    }","type":"${row.type}"` +
    `,"subject":${key},"time":"${row.occurredAt.toISOString()}","datacontenttype":"application/json"` +
    `,"dataschema":"${schemaAddress(row.type, from)}","partitionkey":${key},"sequence":"${
      sequenceText(row.sequence)
    }"`;
  if (row.correlationId !== null) text += `,"correlationid":${JSON.stringify(row.correlationId)}`;
  if (row.causationId !== null) text += `,"causationid":${JSON.stringify(row.causationId)}`;
  if (row.traceparent !== null) text += `,"traceparent":${JSON.stringify(row.traceparent)}`;
  return `${text},"data":${row.data}}`;
}

/** `/tis/<deployment>/<edition>`. */
function sourceOf(deployment: string, edition: string): string {
  return `/tis/${deployment}/${edition}`;
}

/** Whether an event was told by this installation: another one may share the bus by mistake. */
export function isOwnSource(source: string, deployment: string): boolean {
  return source === sourceOf(deployment, editionOfSource(source));
}

/** Where the schema of an event's data is read, or its name where the portal has no public address. */
export function schemaAddress(type: string, from: Pick<EnvelopeSource, "publicUrl">): string {
  return from.publicUrl === null
    ? `urn:tis:event:${type}`
    : `${from.publicUrl}/tis/events/${type}/schema.json`;
}

/** `0000000007`. */
function sequenceText(sequence: number): string {
  return String(sequence).padStart(SEQUENCE_DIGITS, "0");
}

/** Attributes hold no control characters and no half characters (CloudEvents 1.0, type system); the database refuses some of them. */
const text = z.string().refine((said) => !/\p{Cc}/u.test(said) && said.isWellFormed(), "no plain text");

const envelope = z.object({
  specversion: z.literal("1.0"),
  id: z.uuid(),
  source: text.min(1),
  type: text.min(1),
  subject: text.min(1),
  time: z.iso.datetime({ offset: true }).transform((moment) => new Date(moment))
    // The year 0 is none to the database.
    .refine((moment) => moment.getTime() > 0, "before 1970"),
  sequence: z.string().regex(/^\d{1,15}$/).transform(Number),
  correlationid: text.optional(),
  causationid: text.optional(),
  traceparent: text.optional(),
  data: z.unknown(),
});

/** An envelope as it was read, its data not yet looked at. */
export type Envelope = z.output<typeof envelope>;

/** Reads an envelope of the portal's own; throws an error that says what is wrong with it. */
export function decodeEnvelope(text: string): Envelope {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error("the message is no JSON");
  }
  const read = envelope.safeParse(value);
  if (read.success) return read.data;
  throw new Error(
    `the message is no event of the portal: ${z.prettifyError(read.error).replaceAll("\n", " ")}`,
  );
}

/** Edition in a source that `sourceOf` wrote. */
export function editionOfSource(source: string): "domestic" | "overseas" {
  return source.endsWith("/overseas") ? "overseas" : "domestic";
}
