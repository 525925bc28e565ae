import type { TxCtx } from "@/kernel/ctx.ts";
import { REFUSE_PHOTO } from "./rows.ts";

/** What events say of a report as it is now. */
export async function toldOfQuality({ sql }: TxCtx, id: number) {
  const [row] = await sql<
    [{
      qualityCode: string;
      version: number;
      storeCode: string;
      seriesCode: string;
      partNumber: string | null;
      photos: number;
    }]
  >`
    select t.code as quality_code, t.version, coalesce(t.org_code, 'factory') as store_code,
      coalesce(t.series_code, '') as series_code, t.part_number,
      (select count(*)::int from file_uses u where u.kind = ${REFUSE_PHOTO} and u.id = t.id::text) as photos
    from quality_reports t where t.id = ${id}`;
  return { qualityId: id, ...row };
}
