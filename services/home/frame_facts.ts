import { personId } from "@/kernel/access/person_id.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { hasHelp } from "@/services/help/help_of_screen.ts";
import { keptBrands } from "@/services/entry/kept_brands.ts";
import { visibleSeries } from "@/services/epc/visible_series.ts";
import { ownHere, titleOf } from "@/services/orders/jobs/job_rows.ts";
import { formatOf } from "@/kernel/texts/format.ts";

/** What the frame of every page says. */
export interface FrameFacts {
  /** Name of the brand in the reader's language; its code when there is no such brand. */
  brandName: string;
  /** Messages that the reader has not read; 0 without a reader. */
  unread: number;
  /** The screen has a help document. */
  hasHelp: boolean;
  /** The vehicle in context: 'Tessa EV 160 · 02/2024'; null when there is none, or the reader may not see it. */
  vehicle: { vin: string; model: string } | null;
  /** Open jobs that the reader works on, the current one first; empty without a reader. */
  jobs: FrameJob[];
}

/** A job in the bar. */
export interface FrameJob {
  id: number;
  title: string;
  current: boolean;
  lineCount: number;
}

/** How many jobs the bar offers. */
const JOBS_OFFERED = 9;

type JobRow = Parameters<typeof titleOf>[1] & Omit<FrameJob, "title">;

interface Row {
  unread: number;
  hasHelp: boolean;
  jobs: JobRow[];
  vehicle: string | null;
  productionDate: string | null;
}

/**
 * Reads all that a frame says, of a person in one statement.
 *
 * @param vin the vehicle in context, or null
 * @param route the screen, or null
 */
export async function frameFacts(
  ctx: Ctx,
  brand: string,
  vin: string | null,
  route: string | null = null,
): Promise<FrameFacts> {
  const userId = personId(ctx);
  const [brands, own] = await Promise.all([
    keptBrands(ctx),
    userId === null
      ? { unread: 0, hasHelp: false, vehicle: null, jobs: [] }
      : ownFacts(ctx, userId, vin, route),
  ]);
  return { brandName: brands.find(({ code }) => code === brand)?.name ?? brand, ...own };
}

async function ownFacts(
  ctx: Ctx,
  userId: number,
  vin: string | null,
  route: string | null,
): Promise<Pick<FrameFacts, "unread" | "hasHelp" | "vehicle" | "jobs">> {
  const { sql } = ctx;
  const chain = ctx.chain as string[];
  const [row] = await sql<Row[]>`
    select
      (select count(*)::int from messages where user_id = ${userId} and read_at is null) as unread,
      ${route === null ? sql`false` : hasHelp(ctx, route)} as has_help,
      (
        select coalesce(jsonb_agg(to_jsonb(one)), '[]')
        from (
          select j.id, j.name, j.customer, j.plate, j.repair_order as "repairOrder", k.job_id is not null as current,
            (select count(*) from cart_lines c where c.job_id = j.id) as "lineCount"
          from jobs j
          left join current_jobs k on k.job_id = j.id
          where ${ownHere(ctx)} and j.archived_at is null and j.deleted_at is null
          order by k.job_id is null, j.updated_at desc, j.id desc
          limit ${JOBS_OFFERED}
        ) one
      ) as jobs,
      ${
    vin === null
      ? sql`null as vehicle, null as production_date`
      : sql`chip.name as vehicle, chip.production_date`
  }
    from (select 1) one
    ${
    vin === null ? sql`` : sql`left join (
      select
        coalesce(
          (select name_in(m.names, ${chain}) from model_codes m where m.code = v.model_codes[1]),
          name_in(s.names, ${chain})
        ) as name,
        v.production_date
      from vehicles v
      join series s on s.code = v.series_code
      where v.vin = ${vin} and ${visibleSeries(ctx)}
    ) chip on true`
  }`;
  const { unread, hasHelp: helped, vehicle, productionDate, jobs } = row!;
  const built = productionDate === null ? null : formatOf(ctx).month(productionDate);
  return {
    unread,
    hasHelp: helped,
    jobs: jobs.map((job) => ({
      id: job.id,
      title: titleOf(ctx.t, job),
      current: job.current,
      lineCount: job.lineCount,
    })),
    vehicle: vin === null || vehicle === null
      ? null
      : { vin, model: [vehicle, built].filter(Boolean).join(" · ") },
  };
}
