import { HttpError, page } from "fresh";
import { z } from "zod";
import { QualityPage } from "@/components/quality/QualityPage.tsx";
import { define } from "@/define.ts";
import { readConnections } from "@/engines/links/read_connections.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { favoriteOf } from "@/services/favorites/favorites.ts";
import { readQuality } from "@/services/quality/read_quality.ts";

const asked = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });

/** One report of quality (`id=12`). */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const { data } = asked.safeParse(Object.fromEntries(url.searchParams));
    const { ok: report } = data ? await attempt(() => readQuality(ctx, data.id)) : { ok: null };
    if (!report) throw new HttpError(404);
    const [connections, favorite] = await Promise.all([
      readConnections(ctx, { kind: "quality", id: report.code }, null),
      favoriteOf(ctx, "quality", report.code),
    ]);
    return page({ report, connections, favorite });
  },
});

export default define.page<typeof handler>(({ data, state }) => <QualityPage {...data} state={state} />);
