import { z } from "zod";
import type { Audience } from "@/engines/audience/audience.ts";
import { richDocument } from "@/engines/richtext/rich_document.ts";
import type { Entry } from "@/engines/registers/types.ts";
import type { Values } from "@/engines/registers/entry_types.ts";
import { LANGS } from "@/kernel/texts/languages.ts";
import type { WorkflowState } from "./workflow_state.ts";
import type { Captions } from "./captions.ts";

export const documentText = z.object({
  lang: z.enum(LANGS),
  title: z.string(),
  body: richDocument,
  state: z.enum(["source", "translated", "stale"]).describe(
    "what its author wrote, the same in another language, or what the source said before",
  ),
});
/** A document's title and text in one language. */
export type DocumentText = z.infer<typeof documentText>;

/** What the source said when a translation of it was last right. */
export type FormerSource = Pick<DocumentText, "title" | "body">;

/** A person as pages name them. */
export interface Named {
  id: number;
  code: string;
  name: string;
}

/** What an approval adds to its event. */
export interface ToldApproval {
  approvalId: number;
  departmentCode: string;
}

/** Whom a revision is for. */
export interface DocumentAudience {
  /** Equal ones have the same. */
  id: number;
  /** Without its VINs, of which there may be very many. */
  said: Audience;
  vinCount: number;
}

/** One revision of a document with all that is known of it. */
export interface DocumentView<V = Values> {
  id: number;
  revisionId: number;
  /** Number of the revision, from 1. */
  revision: number;
  /** The highest number there is. */
  lastRevision: number;
  /** Counted on with each change of the revision. */
  version: number;
  /** Null while its author has not given one. */
  code: string | null;
  /** Some revision of it was published once. */
  wasPublished: boolean;
  /** Of another revision, which is read. */
  publishedRevision: number | null;
  author: Named;
  state: WorkflowState;
  isReplaced: boolean;
  /** Whose turn it is; null while it is not under approval. */
  departmentCode: string | null;
  authoredAt: Date;
  changedAt: Date | null;
  submittedBy: string | null;
  verifiedBy: string | null;
  publishedBy: string | null;
  stoppedBy: string | null;
  brand: string | null;
  series: readonly string[];
  /** The store that it belongs to; null: the factory, or a kind that belongs to none. */
  org: string | null;
  /** False: what its kind shows to others than those whom the working list shows it (`forOthers`). */
  isWhole: boolean;
  /** What it takes the place of, and what has taken its place. */
  supersedes: { id: number; code: string | null } | null;
  supersededBy: { id: number; code: string | null } | null;
  values: V;
  /** Null: everybody who may read its kind. */
  audience: DocumentAudience | null;
  /** With the labels of its values, as components of registers take it. */
  entry: Entry<V>;
  texts: readonly DocumentText[];
  attachments: readonly {
    fileId: string;
    name: string;
    size: number;
    captions: Captions;
    section: string | null;
  }[];
}
