import { z } from "zod";
import { defineAnswer } from "@/engines/answers/define_answer.ts";
import { BYTES } from "@/engines/answers/described.ts";
import { contentDisposition } from "@/engines/files/content_disposition.ts";
import { type Lang, LANGS } from "@/kernel/texts/languages.ts";
import { textsSheet } from "./texts_sheet.ts";
import { TEXT_STATES } from "./types.ts";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const asked = z.object({
  lang: z.enum(LANGS as [Lang, ...Lang[]]).catch("en_US"),
  keyword: z.string().optional().catch(undefined),
  domain: z.string().optional().catch(undefined),
  state: z.enum(TEXT_STATES).optional().catch(undefined),
});

/** The texts of a language as XLSX, narrowed as the page is. */
export const sendTextsSheet = defineAnswer({
  operationId: "readTextsSheet",
  path: "/tis/texts/sheet.xlsx",
  methods: ["GET"],
  counted: "export",
  need: "TisosTranslate:view",
  described: {
    "/tis/texts/sheet.xlsx": {
      get: {
        summary: "The texts of a language as a sheet",
        parameters: [
          { name: "lang", in: "query", schema: { type: "string", enum: LANGS, default: "en_US" } },
          { name: "keyword", in: "query", schema: { type: "string" } },
          { name: "domain", in: "query", schema: { type: "string" } },
          { name: "state", in: "query", schema: { type: "string", enum: TEXT_STATES } },
        ],
        responses: { 200: { description: "The sheet.", content: { [XLSX]: BYTES } } },
      },
    },
  },
  async run({ url, ctx }) {
    const filter = asked.parse(Object.fromEntries(url.searchParams));
    return new Response(await textsSheet(ctx, filter) as Uint8Array<ArrayBuffer>, {
      headers: {
        "content-type": XLSX,
        "content-disposition": contentDisposition(`TIS-texts-${filter.lang}.xlsx`, false),
        "cache-control": "private, no-store",
      },
    });
  },
});
