import type { DemoFilling } from "@/engines/demo/define_demo.ts";
import { beginDocument } from "@/engines/documents/begin_document.ts";
import { confirmReading } from "@/engines/documents/readers.ts";
import { saveDraft } from "@/engines/documents/save_draft.ts";
import type { DocumentView } from "@/engines/documents/types.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { tsbDocument } from "@/services/tsb/tsb_document.ts";
import { AUTHOR } from "../documents/author_news.ts";
import { bringTo } from "../documents/fates.ts";
import { type DemoPictures, demoPictures } from "./pictures.ts";
import { richTextOf } from "./rich_text_of.ts";
import type { Written } from "./bulletin_draft.ts";
import { EARLIER } from "./earlier/earlier.ts";
import { BULLETINS } from "./written.ts";

const DAY_MS = 86_400_000;
/** First numbers of the demo's bulletins: of the earlier ones, and of those of the last months. */
const FIRST_EARLIER = 2_500_101, FIRST = 2_600_001;
/** Days from one bulletin to the next. */
const APART = 4;

/**
 * Technical service bulletins of all fifteen types in Chinese, English and German, each brought to its state by the verbs of those whose
 * work it is, one every four days up to now; some read and confirmed. Returns at once where there are bulletins.
 */
export async function fillBulletins({ ctx, ctxFor, sql, hasFiles }: DemoFilling): Promise<string | void> {
  const [there] = await sql`select from documents where kind = 'tsb' limit 1`;
  if (there) return;
  let at = 0;
  const clock = () => new Date(at);
  const as = async (account: string): Promise<Ctx> =>
    ctxFor({ actor: (await loadUser(ctx, account))!, clock, lang: "zh_CN" });
  const people = {
    author: await as(AUTHOR),
    approver: await as("section-chief"),
    manager: await as("factory-manager"),
  };
  const now = ctx.clock().getTime();
  const published: number[] = [];
  at = now;
  const all = [
    ...EARLIER.map((written, place) => ({ written, number: FIRST_EARLIER + place })),
    ...BULLETINS.map((written, place) => ({ written, number: FIRST + place })),
  ];
  const pictures = hasFiles
    ? await demoPictures(people.author, all.map(({ written }) => written))
    : new Map<string, string>();
  at = now - all.length * APART * DAY_MS;
  for (const [place, { written, number }] of all.entries()) {
    at = now - (all.length - place) * APART * DAY_MS;
    const draft = await write(people.author, written, number, pictures);
    const document = await bringTo(tsbDocument, people, draft, written, () => at += 3 * 3600_000);
    if (document?.state.publishState === 1 && place >= EARLIER.length) published.push(document.id);
  }
  at = now - DAY_MS;
  const readers = [await as("technical-supervisor"), await as("store-technician")];
  for (const id of published.slice(0, 6)) {
    for (const reader of readers.slice(0, 1 + id % 2)) await confirmReading(reader, tsbDocument, id);
  }
  return `${all.length} bulletins`;
}

async function write(
  author: Ctx,
  written: Written,
  number: number,
  pictures: DemoPictures,
): Promise<DocumentView> {
  const begun = await beginDocument(author, tsbDocument, "zh_CN");
  let draft = await saveDraft(author, tsbDocument, {
    id: begun.id,
    revision: 1,
    version: begun.version,
    code: `${number}-${written.type}-A`,
    text: textOf(written, 0, pictures),
    audience: { said: written.audience ?? {} },
    values: {
      typeId: written.type,
      brandCode: written.brand,
      seriesCodes: written.series,
      faultCodes: written.dtcs ?? [],
      parts: (written.parts ?? []).map(([partCode, partNum]) => ({ partCode, partNum })),
      department: "TSB",
      urgent: written.urgent ?? false,
    },
  });
  for (const place of [1, 2] as const) {
    if (written.title[place] === undefined) continue;
    const { id, version } = draft;
    const text = textOf(written, place, pictures);
    draft = await saveDraft(author, tsbDocument, { id, revision: 1, version, text, values: {} });
  }
  return draft;
}

const LANGS = ["zh_CN", "en_US", "de_DE"] as const;

/** Title and text in one language. */
function textOf(written: Written, place: 0 | 1 | 2, pictures: DemoPictures) {
  return { lang: LANGS[place], title: written.title[place]!, body: richTextOf(written, place, pictures) };
}
