import { z } from "zod";
import { givenMembers } from "@/engines/registers/call_schemas.ts";
import { documentOf } from "@/engines/richtext/plain_document.ts";
import { RICH_LIMITS } from "@/engines/richtext/rich_limits.ts";
import { richHtml } from "@/engines/richtext/html/rich_html.ts";
import { richTree } from "@/engines/richtext/rich_tree.ts";
import { personId } from "@/kernel/access/person_id.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { LANGS } from "@/kernel/texts/languages.ts";
import { beginDocument } from "./begin_document.ts";
import { callOf, type DocumentCall, id, revision, version } from "./call_members.ts";
import { LONGEST_CAPTION } from "./captions.ts";
import type { DocumentKind } from "./define_document.ts";
import { documentRight } from "./document_rights.ts";
import { formOf } from "./form_of.ts";
import { handOver } from "./hand_over.ts";
import { saveDraft } from "./save_draft.ts";

/** Files that a document may have. */
const MOST_ATTACHMENTS = 50;

/** Beginning a draft, saving it, and giving it to another author. */
export function writingCalls(kind: DocumentKind): DocumentCall[] {
  return [beginCall(kind), saveCall(kind), handOverCall(kind)];
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
