import type { TxCtx } from "@/kernel/ctx.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";

/**
 * Sets which series a country sees. A series is seen everywhere until it is kept to some countries; taking it from one country keeps it to all
 * the others, and giving it to the last one lifts that. Refuses `series-of-no-country`: what nobody is to see is made invisible
 * in the register of series.
 *
 * @param wanted codes of all series that the country sees afterwards
 */
export async function setSeriesOfCountry(
  tx: TxCtx,
  country: string,
  wanted: readonly string[],
): Promise<void> {
  const { sql } = tx;
  // Two countries at once would each count the rows without the other's.
  await sql`lock table series_countries in share row exclusive mode`;
  const seen = (await sql<{ seriesCode: string }[]>`
    select series_code from country_series where country_code = ${country}`).map((row) => row.seriesCode);
  const lost = seen.filter((code) => !wanted.includes(code));
  const won = wanted.filter((code) => !seen.includes(code));
  await requireSeenElsewhere(tx, country, lost);
  await sql`
    insert into series_countries (series_code, country_code)
    select s.code, c.code
    from unnest(${lost}::text[]) s (code)
    cross join countries c
    where c.deleted_at is null and not exists (select from series_countries sc where sc.series_code = s.code)`;
  await sql`
    delete from series_countries where country_code = ${country} and series_code = any(${lost}::text[])`;
  await sql`
    insert into series_countries (series_code, country_code)
    select code, ${country} from unnest(${[...won]}::text[]) s (code)
    on conflict do nothing`;
  await sql`
    delete from series_countries sc
    where sc.series_code = any(${[...won]}::text[]) and not exists (
      select from countries c
      where c.deleted_at is null and not exists (
        select from series_countries other where other.series_code = sc.series_code and other.country_code = c.code
      )
    )`;
}

async function requireSeenElsewhere(tx: TxCtx, country: string, lost: readonly string[]): Promise<void> {
  const [last] = await tx.sql<{ name: string }[]>`
    select name_in(s.names, ${tx.chain as string[]}) as name
    from series s
    where s.code = any(${[...lost]}::text[]) and not exists (
      select from country_series cs
      join countries c on c.code = cs.country_code and c.deleted_at is null
      where cs.series_code = s.code and cs.country_code <> ${country}
    )
    order by s.code
    limit 1`;
  if (last) throw refuseField("series", "series-of-no-country", { series: last.name });
}
