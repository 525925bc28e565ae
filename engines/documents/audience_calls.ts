import { z } from "zod";
import { type Audience, audience } from "@/engines/audience/audience.ts";
import { audienceCalls } from "@/engines/audience/calls.ts";
import { type AudienceAnswer, audienceAnswer, isVehicleMeant } from "@/engines/audience/explain_audience.ts";
import type { Call } from "@/engines/calls/define_call.ts";
import { groupOf, wordsOf } from "@/engines/calls/words_of_noun.ts";
import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { VIN } from "@/kernel/vin.ts";
import { withKeptVins } from "./aim_document.ts";
import type { DocumentKind } from "./define_document.ts";
import { documentRight } from "./document_rights.ts";
import { readDocument } from "./read_document.ts";
import { readingRight } from "./readers.ts";
import { saveDraft } from "./save_draft.ts";
import type { DocumentView } from "./types.ts";

const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** Where the audience of a kind is put together, for its form and calls. */
export function audiencePlace(kind: Pick<DocumentKind, "routes" | "path" | "noun">) {
  return { route: kind.routes.working, path: kind.path, noun: kind.noun };
}

/** Whether a document is about a vehicle, by what its fields and its audience say, and why or why not. */
export async function appliesTo(
  ctx: Ctx,
  kind: DocumentKind,
  document: DocumentView,
  vin: string,
): Promise<AudienceAnswer> {
  const answers = await Promise.all([
    isVehicleMeant(ctx, kind.vehicles?.(document.values) ?? null, vin),
    isVehicleMeant(ctx, document.audience?.id ?? null, vin),
  ]);
  return {
    meant: answers.every(({ meant }) => meant),
    // Both may ask the same: where one of them leaves it out, that is why.
    why: answers.flatMap(({ why }) => why).filter((one, place, all) =>
      !all.some((other, at) =>
        other.dimension === one.dimension && (other.meant === one.meant ? at < place : one.meant)
      )
    ),
  };
}

/** Calls of a kind about whom its documents are for, and which vehicles they are about. */
// deno-lint-ignore no-explicit-any -- of each kind
export function documentAudienceCalls(kind: DocumentKind): Call<any, any>[] {
  const of = { tag: groupOf(kind.noun[1]) };
  const edit = documentRight(kind, "edit");
  return [
    ...kind.audience
      ? [
        ...audienceCalls(audiencePlace(kind), edit, (ctx, asked) => withKeptVins(ctx, kind, asked)),
        {
          ...of,
          loggedAs: "changes" as const,
          operationId: `aim${kind.noun[0]}`,
          method: "post" as const,
          path: `${kind.path}/{id}/audience`,
          need: edit,
          summary: `Say whom one of ${wordsOf(kind.noun[1])} is for; nothing said is everybody`,
          input: z.object({
            id,
            revision: z.coerce.number().int().positive().max(100_000),
            version: z.coerce.number().int().positive(),
            audience: audience.default({}),
            keepsVins: z.boolean().optional().describe("its VINs stay, and those given are added"),
          }),
          output: z.object({ version: z.int() }),
          form: { message: "documents.done_aim" },
          async run(
            ctx: Ctx,
            { audience: said, keepsVins, ...asked }: {
              id: number;
              revision: number;
              version: number;
              audience: Audience;
              keepsVins?: boolean;
            },
          ) {
            const { version } = await saveDraft(ctx, kind, {
              ...asked,
              audience: { said, keepsVins },
              values: {},
            });
            return { version };
          },
        },
      ]
      : [],
    ...kind.vehicles
      ? [{
        ...of,
        loggedAs: "reads" as const,
        operationId: `check${kind.noun[0]}Vehicle`,
        method: "get" as const,
        path: `${kind.path}/{id}/applicability`,
        need: readingRight(kind),
        summary: `Whether one of ${wordsOf(kind.noun[1])} applies to a vehicle, and why or why not`,
        input: z.object({ id, vin: z.string().regex(VIN) }),
        output: audienceAnswer,
        async run(ctx: Ctx, { id, vin }: { id: number; vin: string }) {
          const by = readingRight(kind);
          requireRight(ctx, by);
          return await appliesTo(
            ctx,
            kind,
            await readDocument(ctx, kind, { id, revision: "published" }, { by }),
            vin,
          );
        },
      }]
      : [],
  ];
}
