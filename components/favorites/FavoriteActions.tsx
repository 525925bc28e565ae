import { Button } from "@/components/Button.tsx";
import { Select } from "@/components/Select.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import type { Favorite, FavoriteFolder } from "@/services/favorites/types.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { type FavoriteQuery, favoritesHref } from "./favorite_links.ts";

export interface FavoriteActionsProps {
  favorite: Favorite;
  folders: readonly FavoriteFolder[];
  query: FavoriteQuery;
  basePath: string;
  t: Translate;
}

/** Where a favorite is kept, as a select that moves it, and its removal, which can be undone. */
export function FavoriteActions({ favorite, folders, query, basePath, t }: FavoriteActionsProps) {
  const { id, itemType, itemCode, itemName, seriesCode, folderId } = favorite;
  const { folder, kind, keyword, pageNo, pageSize } = query;
  const here = { folder, kind, keyword, pageNo, pageSize };
  return (
    <span class="favorite-actions">
      {folders.length > 0 && (
        <CallForm
          action="/tis/favorites/moves"
          id={`move-${id}`}
          back={favoritesHref(basePath, here)}
          fields={{ ids: id }}
        >
          <Select
            name="folderId"
            label={t("favorites.moveOf", { name: itemName })}
            value={folderId === null ? "" : String(folderId)}
            empty={t("favorites.inNone")}
            choices={folders.map((one) => ({ value: String(one.id), label: one.name }))}
            auto
          />
          <Button class="needs-no-script">{t("favorites.move")}</Button>
        </CallForm>
      )}
      <CallForm
        action="/tis/favorites/deletions"
        id={`remove-${id}`}
        back={favoritesHref(basePath, { ...here, itemType, itemCode, itemName, seriesCode, folderId })}
        goOn
        quiet
        fields={{ ids: id }}
      >
        <Button icon="star-off" kind="quiet" label={t("favorites.remove", { name: itemName })} />
      </CallForm>
    </span>
  );
}
