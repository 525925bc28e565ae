import type { DemoFilling } from "@/engines/demo/define_demo.ts";
import { beginDocument } from "@/engines/documents/begin_document.ts";
import { documentOf } from "@/engines/richtext/plain_document.ts";
import type { RichDocument } from "@/engines/richtext/rich_document.ts";
import { saveDraft } from "@/engines/documents/save_draft.ts";
import type { DocumentView } from "@/engines/documents/types.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { titleOf } from "@/kernel/access/pages.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import { helpDocument } from "@/services/help/help_document.ts";
import { AUTHOR } from "../documents/author_news.ts";
import { bringTo } from "../documents/fates.ts";
import { ALL_HELP } from "./all_help.ts";
import { type HelpPictures, storeHelpPictures } from "./pictures.ts";
import type { WrittenHelp } from "./written.ts";

const LANGUAGES: readonly Lang[] = ["zh_CN", "en_US", "de_DE"];
const DAY_MS = 86_400_000;

/** Help documents in three languages, published by the verbs of those whose work it is. Returns at once where there are some. */
export async function fillHelp({ ctx, ctxFor, sql, hasFiles }: DemoFilling): Promise<string | void> {
  const [there] = await sql`select from documents where kind = 'help' limit 1`;
  if (there) return;
  let at = ctx.clock().getTime() - 30 * DAY_MS;
  const as = async (account: string, lang: Lang = "zh_CN"): Promise<Ctx> =>
    ctxFor({ actor: (await loadUser(ctx, account))!, clock: () => new Date(at), lang });
  const authors = await Promise.all(LANGUAGES.map((lang) => as(AUTHOR, lang)));
  const people = {
    author: authors[0]!,
    approver: await as("section-chief"),
    manager: await as("factory-manager"),
  };
  const pictures = hasFiles ? await storeHelpPictures(people.author, ALL_HELP) : new Map();
  for (const written of ALL_HELP) {
    const draft = await write(authors, written, pictures.get(written.route) ?? new Map());
    await bringTo(helpDocument, people, draft, { fate: "published" }, () => at += 600_000);
  }
  return `${ALL_HELP.length} help documents`;
}

/** In each language under the title that the screen has in it. */
async function write(
  authors: readonly Ctx[],
  { route, text }: WrittenHelp,
  pictures: HelpPictures,
): Promise<DocumentView> {
  const [first] = authors;
  let draft = await beginDocument(first!, helpDocument, LANGUAGES[0]!);
  for (const [place, author] of authors.entries()) {
    draft = await saveDraft(author, helpDocument, {
      id: draft.id,
      revision: 1,
      version: draft.version,
      code: route,
      text: {
        lang: LANGUAGES[place]!,
        title: author.t(titleOf(route)),
        body: withPicture(
          documentOf(text.map((said) => said[place]).join("\n\n")),
          pictures.get(LANGUAGES[place]!) ?? pictures.get("en_US") ?? null,
          author.t(titleOf(route)),
        ),
      },
      values: { department: "TSB" },
    });
  }
  return draft;
}

/** The picture of the screen stands behind what the screen is for. */
function withPicture(
  { content: [first, ...rest] }: RichDocument,
  file: string | null,
  title: string,
): RichDocument {
  const picture = file === null ? [] : [{
    type: "picture" as const,
    attrs: { file, alt: title, caption: title },
  }];
  return { type: "doc", content: [first!, ...picture, ...rest] };
}
