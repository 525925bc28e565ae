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

/** Pictures of a brand (and those of all brands) that are shown on a day of the reader's zone, in their order. */
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
      and (brand_code is null or brand_code = ${brand})
      and (edition is null or edition = ${ctx.edition})
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
  brandCode?: string | null;
  edition?: string | null;
  startsOn?: string | null;
  endsOn?: string | null;
  sort?: number;
}

/** Adds a picture; the same picture of the same brand is changed instead. */
export async function saveHomePicture(ctx: Ctx, picture: NewHomePicture): Promise<void> {
  const { sql } = ctx;
  await sql`
    insert into home_pictures
      (image, kickers, titles, texts, link, brand_code, edition, starts_on, ends_on, sort, created_at)
    values (
      ${picture.image}, ${sql.json(picture.kickers ?? {})}, ${sql.json(picture.titles)}, ${
    sql.json(picture.texts ?? {})
  },
      ${picture.link ?? null}, ${picture.brandCode ?? null}, ${picture.edition ?? null}, ${
    picture.startsOn ?? null
  },
      ${picture.endsOn ?? null}, ${picture.sort ?? 0}, ${ctx.clock()}
    )
    on conflict (image, brand_code) where deleted_at is null and image is not null do update set
      kickers = excluded.kickers, titles = excluded.titles, texts = excluded.texts, link = excluded.link,
      edition = excluded.edition, starts_on = excluded.starts_on, ends_on = excluded.ends_on, sort = excluded.sort`;
}
