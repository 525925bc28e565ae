import { z } from "zod";
import { DIMENSION_NAMES } from "@/engines/audience/dimensions.ts";
import { entrySchema } from "@/engines/registers/call_schemas.ts";
import { captions } from "./captions.ts";
import type { DocumentKind } from "./define_document.ts";
import { formOf } from "./form_of.ts";
import { stageOf, STAGES } from "./stage.ts";
import { documentText, type DocumentView } from "./types.ts";

const moment = z.iso.datetime().nullable();
const other = z.object({ id: z.int(), code: z.string().nullable() }).nullable();

const toldAudience = z.object({
  ...Object.fromEntries(DIMENSION_NAMES.map((name) => [name, z.array(z.string()).optional()])),
  vinCount: z.int().describe("how many VINs it lists; 0: it is not said by VINs"),
}).nullable().describe("whom it is for: AND between its members, OR within one; null: everybody");

/** A document as calls answer it: names of states as the specification has them. */
export function documentSchema(kind: DocumentKind) {
  return schemaOf(kind, "working").extend(kind.audience ? { audience: toldAudience } : {});
}

/** The same for its readers, who are told neither which others it is for nor what is for its writers alone. */
export function publishedSchema(kind: DocumentKind) {
  return schemaOf(kind, "reading");
}

function schemaOf(kind: DocumentKind, by: "working" | "reading") {
  const { values, labels } = entrySchema(formOf(kind, by)).shape;
  return z.object({
    id: z.int(),
    revision: z.int(),
    version: z.int(),
    code: z.string().nullable(),
    stage: z.enum(STAGES),
    submitState: z.int(),
    verifyState: z.int(),
    verifyResult: z.int().nullable(),
    publishState: z.int(),
    discard: z.int(),
    stopState: z.int(),
    top: z.int(),
    authoringUser: z.string(),
    authoringTime: moment,
    submitUser: z.string().nullable(),
    submitTime: moment,
    verifyUser: z.string().nullable(),
    verifyTime: moment,
    publishUser: z.string().nullable(),
    publishTime: moment,
    stopUser: z.string().nullable(),
    stopTime: moment,
    supersedes: other,
    supersededBy: other,
    texts: z.array(documentText),
    attachments: z.array(z.object({
      fileId: z.string(),
      name: z.string(),
      size: z.number(),
      captions,
      section: z.string().nullable().describe("part of the document that it belongs to; null: the whole"),
    })),
    values,
    labels,
  });
}

/** A document as JSON has it. */
export function toldDocument(kind: DocumentKind, document: DocumentView) {
  const { audience } = document;
  return {
    ...toldPublished(document),
    ...kind.audience && { audience: audience && { ...audience.said, vinCount: audience.vinCount } },
  };
}

/** The same for its readers. */
export function toldPublished(document: DocumentView) {
  const { state } = document;
  const at = (moment: Date | null) => moment?.toISOString() ?? null;
  return {
    id: document.id,
    revision: document.revision,
    version: document.version,
    code: document.code,
    stage: stageOf(state, document.isReplaced),
    submitState: state.submitState,
    verifyState: state.verifyState,
    verifyResult: state.verifyResult,
    publishState: state.publishState,
    discard: state.discard,
    stopState: state.stopState,
    top: state.topState,
    authoringUser: document.author.name,
    authoringTime: at(document.authoredAt),
    submitUser: document.submittedBy,
    submitTime: at(state.submittedAt),
    verifyUser: document.verifiedBy,
    verifyTime: at(state.verifiedAt),
    publishUser: document.publishedBy,
    publishTime: at(state.publishedAt),
    stopUser: document.stoppedBy,
    stopTime: at(state.stoppedAt),
    supersedes: document.supersedes,
    supersededBy: document.supersededBy,
    texts: [...document.texts],
    attachments: [...document.attachments],
    values: document.values,
    labels: document.entry.labels,
  };
}
