import type { DemoFilling } from "@/engines/demo/define_demo.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import { visibleSeries } from "@/services/epc/visible_series.ts";

/** Vehicles that were sold before any of the questions. */
const BOUGHT = "2026-01-01";

export interface Vehicle {
  code: string;
  brandCode: string;
  /** Some vehicles of the series. */
  vins: readonly string[];
}

/** Those who ask and answer, each acting at a moment of their own. */
export interface People {
  at(account: string, clock: () => Date, lang: Lang): Promise<Ctx | null>;
  /** Series that a store may ask about. */
  series(asker: Ctx, account: string): Promise<readonly Vehicle[]>;
}

/** Loads each account once. */
export function peopleOf(ctxFor: DemoFilling["ctxFor"]): People {
  const known = new Map<string, ReturnType<typeof loadUser>>();
  const series = new Map<string, Promise<readonly Vehicle[]>>();
  return {
    series(asker, account) {
      const read = async () =>
        await asker.sql<Vehicle[]>`
          select s.code, s.brand_code, array(
            select v.vin from vehicles v
            where v.series_code = s.code and v.production_date < ${BOUGHT} and v.sale_date < ${BOUGHT} and not exists (select from disabled_vins d where d.vin = v.vin)
            order by v.vin limit 8
          ) as vins
          from series s where ${visibleSeries(asker)} order by s.code`;
      const found = series.get(account) ?? read();
      series.set(account, found);
      return found;
    },
    async at(account, clock, lang) {
      const edition = /^(49|55)/.test(account) ? "overseas" as const : "domestic" as const;
      const loaded = known.get(account) ?? loadUser(ctxFor({ edition }), account, edition);
      known.set(account, loaded);
      const user = await loaded;
      return user && ctxFor({ actor: user, clock, edition, lang });
    },
  };
}
