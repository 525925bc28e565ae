import type { Audience } from "@/engines/audience/audience.ts";
import { inAudience } from "@/engines/audience/in_audience.ts";
import { saveAudience } from "@/engines/audience/save_audience.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { mayFollow } from "./portal_link.ts";

/** A picture of the carousel in the reader's language. */
export interface HomePicture {
  id: string;
  /** Path below the static folder, of those that come with the program. */
  image: string | null;
  /** Id of the file that was uploaded; it is shown rather than the drawing. */
  picture: string | null;
  kicker: string;
  title: string;
  text: string;
  /** Page with its query, below the base path; null too where the reader may not go there. */
  link: string | null;
}

/** Pictures for the reader, who came by a brand, that are shown on a day of the reader's zone, in their order. */
export async function homePictures(ctx: Ctx, brand: string, day: string): Promise<HomePicture[]> {
  const { sql } = ctx;
  const chain = ctx.chain as string[];
  const pictures = await sql<HomePicture[]>`
    select
      id::text as id, image, picture, link,
      case when kickers <> '{}' then name_in(kickers, ${chain}) else '' end as kicker,
      name_in(titles, ${chain}) as title,
      case when texts <> '{}' then name_in(texts, ${chain}) else '' end as text
    from home_pictures
    where deleted_at is null
      and ${inAudience(ctx, sql`audience_id`, { brand })}
      and coalesce(starts_on, '-infinity') <= ${day}::date
      and coalesce(ends_on, 'infinity') >= ${day}::date
    order by sort, home_pictures.id`;
  return pictures.map((picture) => ({
    ...picture,
    link: picture.link !== null && mayFollow(ctx.actor, picture.link) ? picture.link : null,
  }));
}

/** What a new picture needs; texts by language. Days are 'yyyy-MM-dd', both inclusive. */
export interface NewHomePicture {
  image: string;
  kickers?: Record<string, string>;
  titles: Record<string, string>;
  texts?: Record<string, string>;
  link?: string | null;
  /** Left out: everybody. */
  audience?: Audience;
  startsOn?: string | null;
  endsOn?: string | null;
  sort?: number;
}

/** Adds a picture; the same picture for the same people is changed instead. */
export async function saveHomePicture(ctx: Ctx, picture: NewHomePicture): Promise<void> {
  await ctx.tx(async (tx) => {
    const { sql } = tx;
    const audienceId = await saveAudience(tx, picture.audience ?? {});
    await sql`
    insert into home_pictures
      (image, kickers, titles, texts, link, audience_id, starts_on, ends_on, sort, created_at)
    values (
      ${picture.image}, ${sql.json(picture.kickers ?? {})}, ${sql.json(picture.titles)}, ${
      sql.json(picture.texts ?? {})
    },
      ${picture.link ?? null}, ${audienceId}, ${picture.startsOn ?? null},
      ${picture.endsOn ?? null}, ${picture.sort ?? 0}, ${ctx.clock()}
    )
    on conflict (image, audience_id) where deleted_at is null and image is not null do update set
      kickers = excluded.kickers, titles = excluded.titles, texts = excluded.texts, link = excluded.link,
      starts_on = excluded.starts_on, ends_on = excluded.ends_on, sort = excluded.sort`;
  });
}
