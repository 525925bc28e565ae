import type { DemoFilling } from "@/engines/demo/define_demo.ts";
import { beginDocument } from "@/engines/documents/begin_document.ts";
import { documentOf } from "@/engines/richtext/plain_document.ts";
import { confirmReading, readingRight } from "@/engines/documents/readers.ts";
import { saveDraft } from "@/engines/documents/save_draft.ts";
import type { DocumentView } from "@/engines/documents/types.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import type { Edition } from "@/kernel/access/editions.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import { bulletinDocument } from "@/services/bulletins/bulletin_document.ts";
import { AUTHOR } from "../documents/author_news.ts";
import { bringTo } from "../documents/fates.ts";
import { NOTICES, type WrittenNotice } from "./written.ts";

const DAY_MS = 86_400_000;
/** From one notice to the next. */
const APART_MS = 9 * DAY_MS;

/**
 * Notices in Chinese, English and German, one every nine days up to now, by the verbs of those whose work it
 * is. What must be read was confirmed by everybody, so that no account of the demo begins before one. Returns at once where there are notices.
 */
export async function fillNotices({ ctx, ctxFor, sql }: DemoFilling): Promise<string | void> {
  const [there] = await sql`select from documents where kind = 'bulletin' limit 1`;
  if (there) return;
  let at = 0;
  const as = async (account: string, edition: Edition = "domestic"): Promise<Ctx> =>
    ctxFor({
      actor: (await loadUser(ctx, account, edition))!,
      clock: () => new Date(at),
      lang: "zh_CN",
      edition,
    });
  const people = {
    author: await as(AUTHOR),
    approver: await as("section-chief"),
    manager: await as("factory-manager"),
  };
  const demanded: number[] = [];
  at = ctx.clock().getTime() - NOTICES.length * APART_MS;
  for (const [place, written] of NOTICES.entries()) {
    at = ctx.clock().getTime() - (NOTICES.length - place) * APART_MS;
    const draft = await write(people.author, written, at);
    const brought = await bringTo(bulletinDocument, people, draft, written, () => at += 3600_000);
    if (written.mustRead && brought) demanded.push(brought.id);
  }
  at = ctx.clock().getTime() - DAY_MS;
  const accounts = await sql<{ userCode: string; editions: Edition[] }[]>`
    select user_code, editions
    from users where state = 'normal' and deleted_at is null and user_type is not null order by id`;
  for (const { userCode, editions } of accounts) {
    // Rights are those of the edition that somebody comes by.
    for (const edition of editions) {
      const reader = await as(userCode, edition);
      if (!may(reader.actor, readingRight(bulletinDocument))) continue;
      for (const id of demanded) await confirmReading(reader, bulletinDocument, id);
    }
  }
  return `${NOTICES.length} notices`;
}

async function write(author: Ctx, written: WrittenNotice, at: number): Promise<DocumentView> {
  const dayAfter = (days: number) => new Date(at + days * DAY_MS).toISOString().slice(0, 10);
  const { id, version } = await beginDocument(author, bulletinDocument, "zh_CN");
  const facts = {
    audience: { said: written.audience ?? {} },
    values: {
      department: "TSB",
      mustRead: written.mustRead ?? false,
      ...(written.days ? { startDate: dayAfter(0), endDate: dayAfter(written.days) } : {}),
    },
  };
  let draft = await saveDraft(author, bulletinDocument, { id, revision: 1, version, ...facts });
  for (const text of textsOf(written)) {
    const { version } = draft;
    draft = await saveDraft(author, bulletinDocument, { id, revision: 1, version, text, values: {} });
  }
  return draft;
}

/** What is typed into a draft, language by language. */
function textsOf({ title, text, german }: WrittenNotice) {
  const said = (lang: Lang, title: string, paragraphs: readonly string[]) => ({
    lang,
    title,
    body: documentOf(paragraphs.join("\n\n")),
  });
  const [germanTitle, ...germanText] = german ?? [];
  return [
    said("zh_CN", title[0], text.map(([chinese]) => chinese)),
    said("en_US", title[1], text.map(([_, english]) => english)),
    ...(germanTitle ? [said("de_DE", germanTitle, germanText)] : []),
  ];
}
