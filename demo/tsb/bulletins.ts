import type { DemoFilling } from "@/engines/demo/define_demo.ts";
import { beginDocument } from "@/engines/documents/begin_document.ts";
import { confirmReading } from "@/engines/documents/readers.ts";
import { saveDraft } from "@/engines/documents/save_draft.ts";
import type { DocumentView } from "@/engines/documents/types.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { tsbDocument } from "@/services/tsb/tsb_document.ts";
import { bringTo } from "../documents/fates.ts";
import { type DemoPictures, demoPictures } from "./pictures.ts";
import { richTextOf } from "./rich_text_of.ts";
import { BULLETINS, type Written } from "./written.ts";

const DAY_MS = 86_400_000;
/** First number of the demo's bulletins. */
const FIRST = 2_600_001;

/**
 * Technical service bulletins of all fifteen types in Chinese and English, each brought to its state by the verbs of those whose work it
 * is, one every four days up to now; the newest read and confirmed by some. Returns at once where there are bulletins.
 */
export async function fillBulletins({ ctx, ctxFor, sql, hasFiles }: DemoFilling): Promise<string | void> {
  const [there] = await sql`select from documents where kind = 'tsb' limit 1`;
  if (there) return;
  let at = 0;
  const clock = () => new Date(at);
  const as = async (account: string): Promise<Ctx> =>
    ctxFor({ actor: (await loadUser(ctx, account))!, clock, lang: "zh_CN" });
  const people = {
    author: await as("factory-engineer"),
    approver: await as("section-chief"),
    manager: await as("factory-manager"),
  };
  const now = ctx.clock().getTime();
  const published: number[] = [];
  at = now;
  const pictures = hasFiles ? await demoPictures(people.author, BULLETINS) : new Map<string, string>();
  for (const [place, written] of BULLETINS.entries()) {
    at = now - (BULLETINS.length - place) * 4 * DAY_MS;
    const draft = await write(people.author, written, FIRST + place, pictures);
    const document = await bringTo(tsbDocument, people, draft, written, () => at += 3 * 3600_000);
    if (document?.state.publishState === 1) published.push(document.id);
  }
  at = now - DAY_MS;
  const readers = [await as("technical-supervisor"), await as("store-technician")];
  for (const id of published.slice(0, 6)) {
    for (const reader of readers.slice(0, 1 + id % 2)) await confirmReading(reader, tsbDocument, id);
  }
  return `${BULLETINS.length} bulletins`;
}

async function write(
  author: Ctx,
  written: Written,
  number: number,
  pictures: DemoPictures,
): Promise<DocumentView> {
  const begun = await beginDocument(author, tsbDocument, "zh_CN");
  const text = (place: 0 | 1) => ({
    title: written.title[place],
    body: richTextOf(written, place, pictures),
  });
  const chinese = await saveDraft(author, tsbDocument, {
    id: begun.id,
    revision: 1,
    version: begun.version,
    code: `${number}-${written.type}-A`,
    text: { lang: "zh_CN", ...text(0) },
    audience: { said: written.audience ?? {} },
    values: {
      typeId: written.type,
      brandCode: written.brand,
      seriesCodes: written.series,
      faultCodes: written.dtcs ?? [],
      department: "TSB",
      urgent: written.urgent ?? false,
    },
  });
  return await saveDraft(author, tsbDocument, {
    id: begun.id,
    revision: 1,
    version: chinese.version,
    text: { lang: "en_US", ...text(1) },
    values: {},
  });
}
