import { HttpError, page } from "fresh";
import { z } from "zod";
import { ImprovementPage } from "@/components/techprove/ImprovementPage.tsx";
import { define } from "@/define.ts";
import { readConnections } from "@/engines/links/read_connections.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { favoriteOf } from "@/services/favorites/favorites.ts";
import { readImprovement } from "@/services/techprove/read_improvement.ts";

const asked = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });

/** One technical improvement (`id=12`). */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const { data } = asked.safeParse(Object.fromEntries(url.searchParams));
    const { ok: improvement } = data ? await attempt(() => readImprovement(ctx, data.id)) : { ok: null };
    if (!improvement) throw new HttpError(404);
    const [connections, favorite] = await Promise.all([
      readConnections(ctx, { kind: "techprove", id: improvement.code }, null),
      favoriteOf(ctx, "techprove", improvement.code),
    ]);
    return page({ improvement, connections, favorite });
  },
});

export default define.page<typeof handler>(({ data, state }) => <ImprovementPage {...data} state={state} />);
