import { v7 as uuid } from "uuid";
import { type Ctx, makeCtx } from "@/kernel/ctx.ts";
import { homePictures, type NewHomePicture, saveHomePicture } from "@/services/home/home_pictures.ts";
import { frameFacts } from "@/services/home/frame_facts.ts";
import { freshDatabase } from "../database.ts";
import { assertEquals } from "../look/assert.ts";

async function withPictures(pictures: NewHomePicture[], work: (ctx: Ctx) => Promise<void>): Promise<void> {
  await using database = await freshDatabase();
  const ctx = makeCtx({ pool: database.sql, dictionaries: new Map(), lang: "en_US" }, uuid);
  await database.sql`
    insert into brands (code, names, entry, kind_names)
    values
      ('velaro', '{"zh_CN": "维拉罗", "en_US": "Velaro"}', 'login', '{}'),
      ('norda', '{"zh_CN": "诺达"}', 'denza', '{}')`;
  for (const picture of pictures) await saveHomePicture(ctx, picture);
  await work(ctx);
}

const picture = (name: string, more: Partial<NewHomePicture> = {}): NewHomePicture => ({
  image: `home/${name}.svg`,
  titles: { zh_CN: `图 ${name}`, en_US: name },
  ...more,
});
const titles = async (ctx: Ctx, brand: string, day: string) =>
  (await homePictures(ctx, brand, day)).map((one) => one.title);

Deno.test("pictures show on the first and the last day of their period and on no other", async () => {
  await withPictures([picture("campaign", { startsOn: "2026-11-20", endsOn: "2026-11-21" })], async (ctx) => {
    assertEquals(await titles(ctx, "velaro", "2026-11-19"), []);
    assertEquals(await titles(ctx, "velaro", "2026-11-20"), ["campaign"]);
    assertEquals(await titles(ctx, "velaro", "2026-11-21"), ["campaign"]);
    assertEquals(await titles(ctx, "velaro", "2026-11-22"), []);
  });
});

Deno.test("saving the same picture again changes it, and texts come in the reader's language", async () => {
  const first = picture("motor", { kickers: { zh_CN: "电驱动" } });
  await withPictures([first, picture("motor", { titles: { zh_CN: "驱动电机" } })], async (ctx) => {
    const [shown, ...more] = await homePictures(ctx, "velaro", "2026-11-21");
    assertEquals(more, []);
    // There is no English title: any language is better than none. The kicker was taken off.
    assertEquals([shown!.title, shown!.kicker, shown!.text, shown!.link], ["驱动电机", "", "", null]);
  });
});

Deno.test("a brand is named in the reader's language, an unknown one by its code", async () => {
  await withPictures([], async (ctx) => {
    const named = async (brand: string) => (await frameFacts(ctx, brand, null)).brandName;
    assertEquals(await named("velaro"), "Velaro");
    assertEquals(await named("norda"), "诺达");
    assertEquals(await named("none"), "none");
  });
});
