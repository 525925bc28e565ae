import { z } from "zod";
import { wordsOf } from "@/engines/calls/words_of_noun.ts";
import { choiceFields } from "@/engines/registers/call_schemas.ts";
import { choicesOf, choiceWish } from "@/engines/registers/choices_of.ts";
import { choice } from "@/engines/registers/types.ts";
import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { callOf, type DocumentCall, id, revision } from "./call_members.ts";
import type { DocumentKind } from "./define_document.ts";
import { documentRight } from "./document_rights.ts";
import { documentSchema, publishedSchema, toldDocument, toldPublished } from "./document_schema.ts";
import { formOf } from "./form_of.ts";
import { readDocument } from "./read_document.ts";
import { confirmReading, readers, readersOf, readingRight } from "./readers.ts";
import { remindReaders } from "./remind_readers.ts";

/** What the fields of a kind can refer to. */
export function choicesCall(kind: DocumentKind): DocumentCall {
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

/** One document as it is written and as it is read, who has read it, and that one has read it oneself. */
export function readingCalls(kind: DocumentKind): DocumentCall[] {
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

/** Reminding those who have not yet read what is published. */
export function remindCall(kind: DocumentKind): DocumentCall {
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
