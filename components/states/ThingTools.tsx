import { CopyLinkTool, FavoriteTool, PrintTool, ToolBar } from "@/components/ToolBar.tsx";
import type { State } from "@/edge/state.ts";
import { may } from "@/kernel/access/rights.ts";
import type { FavoriteType } from "@/services/favorites/types.ts";

/** The tools of something that goes through states: favorite, connection, print. */
export function ThingTools({ type, code, name, favorite, back, state: { ctx } }: {
  type: FavoriteType;
  /** By which its favorites and links know it. */
  code: string;
  name: string;
  /** Id of the reader's favorite; null: it is none. */
  favorite: number | null;
  /** Its own address. */
  back: string;
  state: Pick<State, "ctx">;
}) {
  const { t } = ctx;
  return (
    <ToolBar label={t("states.tools")}>
      {may(ctx.actor, "EPCFavorite:edit") && (
        <FavoriteTool
          action={favorite === null ? "/tis/favorites" : "/tis/favorites/deletions"}
          fields={favorite === null
            ? { _back: back, itemType: type, itemCode: code, itemName: name.slice(0, 200) }
            : { _back: back, ids: String(favorite) }}
          pressed={favorite !== null}
          t={t}
        />
      )}
      <CopyLinkTool href={back} t={t} />
      <PrintTool t={t} />
    </ToolBar>
  );
}
