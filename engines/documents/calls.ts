import { z } from "zod";
import type { Call, LoggedAs } from "@/engines/calls/define_call.ts";
import { groupOf, wordsOf } from "@/engines/calls/words_of_noun.ts";
import { choiceFields, givenMembers } from "@/engines/registers/call_schemas.ts";
import { choicesOf, choiceWish } from "@/engines/registers/choices_of.ts";
import { choice } from "@/engines/registers/types.ts";
import { documentOf } from "@/engines/richtext/plain_document.ts";
import { RICH_LIMITS } from "@/engines/richtext/rich_limits.ts";
import { richHtml } from "@/engines/richtext/html/rich_html.ts";
import { richTree } from "@/engines/richtext/rich_tree.ts";
import { requireRight } from "@/kernel/access/rights.ts";
import { personId } from "@/kernel/access/person_id.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { LANGS } from "@/kernel/texts/languages.ts";
import { act, operationVerb } from "./act.ts";
import { PATH_OF_ACTION } from "./action_paths.ts";
import { documentAudienceCalls } from "./audience_calls.ts";
import { LONGEST_CAPTION } from "./captions.ts";
import { beginDocument } from "./begin_document.ts";
import { decideTogether, revisionOf } from "./decide_together.ts";
import { DOCUMENT_RIGHTS, type DocumentKind, documentRight, RIGHT_OF_ACTION } from "./define_document.ts";
import { documentSchema, publishedSchema, toldDocument, toldPublished } from "./document_schema.ts";
import { formOf } from "./form_of.ts";
import { handOver } from "./hand_over.ts";
import { linkTargetsCall } from "./link_targets.ts";
import { presenceCall } from "./presence.ts";
import { readDocument } from "./read_document.ts";
import { confirmReading, readers, readersOf, readingRight } from "./readers.ts";
import { remindReaders } from "./remind_readers.ts";
import { saveDraft } from "./save_draft.ts";
import { shareCall } from "./share.ts";
import { verifyListCall } from "./verify_list.ts";

// deno-lint-ignore no-explicit-any -- made of the fields of each kind: no types of their own
type DocumentCall = Call<any, any>;

const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const revision = z.coerce.number().int().positive().max(100_000);
const version = z.coerce.number().int().positive().describe(
  "as it was read; a stale one is refused with 8080997",
);
/** Files that a document may have. */
const MOST_ATTACHMENTS = 50;
const remark = z.string().trim().max(1000).optional();

/** Every call of a kind of document, but those of its lists. */
export function documentCalls(kind: DocumentKind): DocumentCall[] {
  const calls = [
    choicesCall(kind),
    togetherCall(kind),
    ...readingCalls(kind),
    verifyListCall(kind),
    beginCall(kind),
    saveCall(kind),
    presenceCall(kind),
    ...kind.links ? [linkTargetsCall(kind)] : [],
    ...documentAudienceCalls(kind),
    remindCall(kind),
    handOverCall(kind),
    shareCall(kind),
    ...Object.keys(PATH_OF_ACTION).map((action) => actionCall(kind, action as keyof typeof PATH_OF_ACTION)),
  ];
  // Rights to see have the names of their pages; the others are called alike in every kind.
  const titles = new Map<unknown, string>(
    DOCUMENT_RIGHTS.map((right) => [documentRight(kind, right), `right.document.${right}`]),
  );
  return calls.map((call) => ({ ...call, rightTitle: titles.get(call.need) }));
}

function callOf(kind: DocumentKind, loggedAs: LoggedAs) {
  return { tag: groupOf(kind.noun[1]), loggedAs };
}

function choicesCall(kind: DocumentKind): DocumentCall {
  const form = formOf(kind);
  return {
    ...callOf(kind, "reads"),
    operationId: `list${kind.noun[0]}Choices`,
    method: "get",
    path: `${kind.path}/choices/{field}`,
    need: documentRight(kind, "view"),
    summary: `What a field of ${wordsOf(kind.noun[1])} can refer to`,
    input: z.object({
      field: z.enum(choiceFields(form) as [string, ...string[]]),
      ...choiceWish.shape,
    }),
    output: z.object({ records: z.array(choice) }),
    run: async (ctx: Ctx, { field, ...wish }: { field: string }) => ({
      records: await choicesOf(ctx, form, field, wish),
    }),
  };
}

function readingCalls(kind: DocumentKind): DocumentCall[] {
  return [
    {
      ...callOf(kind, "reads"),
      operationId: `read${kind.noun[0]}`,
      method: "get",
      path: `${kind.path}/{id}`,
      need: documentRight(kind, "view"),
      summary: `One of ${wordsOf(kind.noun[1])} as it is written; the last revision unless another is named`,
      input: z.object({ id, revision: revision.optional().describe("left out: the last one") }),
      output: documentSchema(kind),
      async run(ctx: Ctx, wanted: { id: number; revision?: number }) {
        requireRight(ctx, documentRight(kind, "view"));
        return toldDocument(kind, await readDocument(ctx, kind, wanted));
      },
    },
    {
      ...callOf(kind, "reads"),
      operationId: `readPublished${kind.noun[0]}`,
      method: "get",
      path: `${kind.path}/{id}/published`,
      need: readingRight(kind),
      summary: `One of ${wordsOf(kind.noun[1])} as readers see it`,
      input: z.object({ id }),
      output: publishedSchema(kind),
      async run(ctx: Ctx, wanted: { id: number }) {
        const by = readingRight(kind);
        requireRight(ctx, by);
        return toldPublished(await readDocument(ctx, kind, { ...wanted, revision: "published" }, { by }));
      },
    },
    {
      ...callOf(kind, "reads"),
      operationId: `list${kind.noun[0]}Readers`,
      method: "get",
      path: `${kind.path}/{id}/readers`,
      need: documentRight(kind, "view"),
      summary: "Who has read and confirmed the published revision, those who have not yet first",
      input: z.object({ id }),
      output: readers,
      run: (ctx: Ctx, wanted: { id: number }) => readersOf(ctx, kind, wanted.id),
    },
    ...(kind.confirmed
      ? [{
        ...callOf(kind, "changes"),
        operationId: `confirm${kind.noun[0]}`,
        method: "post" as const,
        path: `${kind.path}/{id}/confirmation`,
        need: readingRight(kind),
        summary: "Confirm that one has read it",
        input: z.object({ id }),
        output: z.null(),
        duringReading: kind.demanded !== undefined,
        form: { message: "documents.done_confirm" },
        run: (ctx: Ctx, wanted: { id: number }) => confirmReading(ctx, kind, wanted.id),
      }]
      : []),
  ];
}

function beginCall(kind: DocumentKind): DocumentCall {
  return {
    ...callOf(kind, "adds"),
    operationId: `begin${kind.noun[0]}`,
    method: "post",
    path: kind.path,
    need: documentRight(kind, "edit"),
    summary: "Begin a draft of one's own",
    input: z.object({
      lang: z.enum(LANGS).optional().describe("that its text is written in; left out: the caller's"),
    }),
    output: z.object({ id: z.int() }),
    form: { to: (begun: { id: number }) => `${kind.routes.editor}?id=${begun.id}` },
    run: async (ctx: Ctx, { lang }: { lang?: Ctx["lang"] }) => ({
      id: (await beginDocument(ctx, kind, lang ?? ctx.lang)).id,
    }),
  };
}

function saveCall(kind: DocumentKind): DocumentCall {
  const fields = givenMembers(formOf(kind), "change");
  return {
    ...callOf(kind, "changes"),
    operationId: `save${kind.noun[0]}`,
    method: "post",
    path: `${kind.path}/{id}/draft`,
    need: documentRight(kind, "edit"),
    summary: "Save a draft; what is left out stays as it is",
    input: z.object({
      id,
      revision,
      version,
      typing: z.boolean().optional().describe("saved while typing: the operation log gathers it"),
      writer: z.coerce.number().int().positive().optional().describe(
        "whose page it is: refused when somebody else is logged in by now",
      ),
      upToDate: z.boolean().optional().describe("the translation says what its source says now"),
      code: z.string().trim().max(40).nullable().optional(),
      lang: z.enum(LANGS).optional().describe("of title, text and captions; required with any of them"),
      title: z.string().trim().max(300).optional(),
      text: z.string().max(RICH_LIMITS.characters).optional().describe(
        "the text in plain, in place of `body`",
      ),
      body: richTree({ links: kind.links }).optional(),
      html: richHtml({ links: kind.links }).optional(),
      attachments: z.array(z.union([z.guid(), z.literal("")])).max(MOST_ATTACHMENTS).optional(),
      captions: z.record(z.guid(), z.string().trim().max(LONGEST_CAPTION)).refine(
        (given) => Object.keys(given).length <= 2 * MOST_ATTACHMENTS,
      ).optional().describe(
        "what stands under attachments in the language of `lang`, by their ids; empty: nothing",
      ),
      ...kind.attachmentSections && {
        sections: z.record(z.guid(), z.enum(["", ...kind.attachmentSections])).refine(
          (given) => Object.keys(given).length <= 2 * MOST_ATTACHMENTS,
        ).optional().describe(
          "parts of the document that attachments belong to, by their ids; empty: the whole",
        ),
      },
      ...fields,
    }),
    output: z.object({ version: z.int(), savedAt: z.iso.datetime() }),
    rich: ["body", "html"],
    form: { message: "documents.done_save" },
    async run(
      ctx: Ctx,
      // deno-lint-ignore no-explicit-any -- the members of each kind
      asked: any,
    ) {
      const { id, revision, version, typing, writer, upToDate, code, ...written } = asked;
      const { lang, title, text, body, html, attachments, captions, sections, ...values } = written;
      if (writer !== undefined && writer !== personId(ctx)) throw refuse("session-expired");
      // What is written in no language would be dropped, and told as saved.
      const spoken = [title, text, body, html, captions].some((said) => said !== undefined);
      if (spoken && !lang) throw refuseField("lang", "field-required");
      const after = await saveDraft(ctx, kind, {
        id,
        revision,
        version,
        typing,
        upToDate,
        code,
        ...(lang
          ? {
            text: { lang, title, body: body ?? html ?? (text === undefined ? undefined : documentOf(text)) },
          }
          : {}),
        // A form without files says so by an empty one.
        attachments: attachments?.filter((file: string) => file !== ""),
        captions: lang && captions &&
          Object.fromEntries(Object.entries(captions).map(([file, said]) => [file, { [lang]: said }])),
        sections: sections &&
          Object.fromEntries(
            Object.entries(sections).map(([file, section]) => [file, (section as string) || null]),
          ),
        values,
      });
      return { version: after.version, savedAt: ctx.clock().toISOString() };
    },
  };
}

function handOverCall(kind: DocumentKind): DocumentCall {
  return {
    ...callOf(kind, "changes"),
    operationId: `handOver${kind.noun[0]}`,
    method: "post",
    path: `${kind.path}/{id}/author`,
    need: documentRight(kind, "edit-all"),
    summary: "Make somebody else the author, who then goes on with it",
    input: z.object({ id, userCode: z.string().trim().min(1).max(64) }),
    output: z.null(),
    form: { message: "documents.done_hand_over" },
    run: (ctx: Ctx, asked: { id: number; userCode: string }) => handOver(ctx, kind, asked),
  };
}

function remindCall(kind: DocumentKind): DocumentCall {
  return {
    ...callOf(kind, "changes"),
    operationId: `remind${kind.noun[0]}Readers`,
    method: "post",
    path: `${kind.path}/{id}/reminder`,
    need: documentRight(kind, "publish"),
    summary: "Remind those who have not yet read it, or confirmed it where that is asked; once a day at most",
    input: z.object({ id }),
    output: z.object({ people: z.int() }),
    form: {
      message: ({ people }: { people: number }) => ({ key: "documents.done_remind", params: { people } }),
    },
    run: (ctx: Ctx, { id }: { id: number }) => remindReaders(ctx, kind, id),
  };
}

function actionCall(kind: DocumentKind, action: keyof typeof PATH_OF_ACTION): DocumentCall {
  const decides = ["pass", "reject", "fail"].includes(action);
  return {
    ...callOf(kind, action === "delete" ? "removes" : "changes"),
    operationId: `${operationVerb(action)}${kind.noun[0]}`,
    method: "post",
    path: `${kind.path}/{id}/${PATH_OF_ACTION[action]}`,
    need: documentRight(kind, RIGHT_OF_ACTION[action]),
    summary: SUMMARIES[action],
    input: z.object({ id, revision, version, ...(decides ? { remark } : {}) }),
    output: z.object({ id: z.int().nullable().describe("null: it is deleted") }),
    form: {
      message: `documents.done_${action}`,
      to: ({ id }: { id: number | null }) =>
        id === null ? kind.routes.working : `${kind.routes.editor}?id=${id}`,
    },
    // deno-lint-ignore no-explicit-any -- as its input says
    run: async (ctx: Ctx, asked: any) => ({ id: (await act(ctx, kind, { ...asked, action }))?.id ?? null }),
  };
}

const SUMMARIES: Readonly<Record<keyof typeof PATH_OF_ACTION, string>> = {
  submit: "Submit a draft for approval; its author alone",
  pass: "Pass it for the department whose turn it is",
  reject: "Send it back to its author, with the reason",
  fail: "Do not pass it, finally, with the reason",
  release: "Publish what has passed; it takes the place of the revision that is read",
  revoke: "Revoke the publication",
  stop: "Put it out of force; it can still be read",
  resume: "Put it into force again",
  top: "Put it on top of the list",
  "cancel-top": "Take it from the top of the list",
  revise: "Prepare a successor while the published one is read",
  copy: "Begin a new one that says the same and takes its place",
  abandon: "Discard what is not published",
  delete: "Delete a draft that was never submitted",
};

function togetherCall(kind: DocumentKind): DocumentCall {
  return {
    ...callOf(kind, "changes"),
    operationId: `decide${kind.noun[1]}`,
    method: "post",
    path: `${kind.path}/decisions`,
    need: documentRight(kind, "verify"),
    summary: `Decide on several ${wordsOf(kind.noun[1])} of one series, all or none`,
    input: z.object({
      documents: z.array(z.string().regex(/^\d{1,15}\.\d{1,6}:\d{1,9}$/)).max(100).default([])
        .describe("`17.2:5`: version 5 of revision 2 of document 17"),
      action: z.enum(["pass", "reject", "fail"]),
      remark,
    }),
    output: z.object({ count: z.int() }),
    form: {
      message: ({ count }: { count: number }) => ({ key: "documents.done_together", params: { count } }),
    },
    run: (
      ctx: Ctx,
      { documents, action, remark }: {
        documents: string[];
        action: "pass" | "reject" | "fail";
        remark?: string;
      },
    ) => decideTogether(ctx, kind, { documents: documents.map(revisionOf), action, remark }),
  };
}
