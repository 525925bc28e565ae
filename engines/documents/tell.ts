import { recordChange } from "@/engines/audit/record_change.ts";
import { publish } from "@/engines/events/publish.ts";
import { sendLiveHint } from "@/engines/live/live_hint.ts";
import { codeOf } from "@/kernel/access/actor.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { contentOf, differences } from "./content_of.ts";
import type { DocumentKind, Happening } from "./define_document.ts";
import { documentRight } from "./document_rights.ts";
import type { DocumentView, ToldApproval } from "./types.ts";

/** Sends the event of what happened, if the kind has one, with the document's own number counted on; and hints open lists. */
export async function tell(
  tx: TxCtx,
  kind: DocumentKind,
  document: DocumentView,
  happening: Happening,
  approval?: ToldApproval,
): Promise<void> {
  const version = await countOn(tx, document);
  const event = kind.events[happening];
  if (event) {
    await publish(tx, event, {
      ...await kind.payload(tx, document, approval),
      version,
      revision: document.revision,
      ...toldState(document),
      actorCode: codeOf(tx.actor) ?? "portal",
      ...approval,
    });
  }
  sendLiveHint(tx, {
    topic: "documents",
    to: { right: documentRight(kind, "view") },
    id: String(document.id),
  });
}

/** Counts the document's own number on, which its events carry in turn. */
export async function countOn({ sql }: TxCtx, { id }: Pick<DocumentView, "id">): Promise<number> {
  const [{ version }] = await sql<[{ version: number }]>`
    update documents set version = version + 1 where id = ${id} returning version`;
  return version;
}

/** The state as log and events have it. */
export function toldState({ state }: Pick<DocumentView, "state">) {
  const { submitState, verifyState, verifyResult, publishState, discard, stopState, topState } = state;
  return { submitState, verifyState, verifyResult, publishState, discard, stopState, topState };
}

/** Writes what was done into the operation log, with what differs in the text since the log last had it. */
export async function recordDocument(
  tx: TxCtx,
  kind: DocumentKind,
  document: DocumentView,
  operation: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const { sql } = tx;
  const content = contentOf(document);
  const [{ logged }] = await sql<[{ logged: Record<string, unknown> }]>`
    select logged from document_revisions where id = ${document.revisionId}`;
  const found = differences(logged, content);
  if (found.length > 0) {
    await sql`update document_revisions set logged = ${
      sql.json(content as never)
    } where id = ${document.revisionId}`;
  }
  await recordChange(tx, {
    operation,
    funLink: kind.routes.working,
    subjectKind: kind.routes.working,
    subjectId: document.id,
    before: Object.fromEntries(found.map(({ name, before }) => [name, before])),
    after: { ...Object.fromEntries(found.map(({ name, after }) => [name, after])), ...more },
  });
}
