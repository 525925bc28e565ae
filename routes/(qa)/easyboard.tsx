import { page, type RouteConfig } from "fresh";
import { z } from "zod";
import { WallBoard } from "@/components/qa/boards/WallBoard.tsx";
import { define } from "@/define.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { readWallBoard } from "@/services/qa/boards/wall_board.ts";

/** A wall has no navigation. */
export const config: RouteConfig = { skipInheritedLayouts: true };

const asked = z.object({
  area: z.string().max(60).optional().catch(undefined),
  theme: z.enum(["dark", "light"]).catch("dark"),
});

/** The wall board of a control room: dark unless its address says otherwise. */
export const handler = define.handlers({
  async GET({ url, state }) {
    const { area, theme } = asked.parse(Object.fromEntries(url.searchParams));
    state.theme = theme;
    return page({ figures: await readWallBoard(state.ctx, area) });
  },
});

export default define.page<typeof handler>(({ data, state: { ctx, basePath } }) => (
  <WallBoard figures={data.figures} basePath={basePath} t={ctx.t} format={formatOf(ctx)} />
));
