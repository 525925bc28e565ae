import { z } from "zod";
import { contentDisposition } from "@/engines/files/content_disposition.ts";
import { type Lang, LANGS } from "@/kernel/texts/languages.ts";
import { textsSheet } from "@/services/translations/texts_sheet.ts";
import { TEXT_STATES } from "@/services/translations/types.ts";
import { defineAnswer } from "./define_answer.ts";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const asked = z.object({
  lang: z.enum(LANGS as [Lang, ...Lang[]]).catch("en_US"),
  keyword: z.string().optional().catch(undefined),
  domain: z.string().optional().catch(undefined),
  state: z.enum(TEXT_STATES).optional().catch(undefined),
});

/** The texts of a language as XLSX, narrowed as the page is. */
export const readTextsSheet = defineAnswer({
  operationId: "readTextsSheet",
  path: "/tis/texts/sheet.xlsx",
  methods: ["GET"],
  need: "TisosTranslate:view",
  async run({ url, incoming: { ctx } }) {
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
