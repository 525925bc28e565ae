import type { Ctx } from "@/kernel/ctx.ts";
import { tagOf } from "@/kernel/texts/languages.ts";
import type { Paper } from "./draw_paper.ts";

/** What all papers of a reader have alike: language, page numbers, what cannot be shown, when they were made. */
export function paperBase({ t, lang, clock }: Ctx): Pick<Paper, "lang" | "pageOf" | "unshown" | "madeAt"> {
  return {
    lang: tagOf(lang),
    pageOf: (page, pages) => t("files.paper_page", { page, pages }),
    unshown: (characters) => t("files.paper_unshown", { characters }),
    madeAt: clock(),
  };
}
