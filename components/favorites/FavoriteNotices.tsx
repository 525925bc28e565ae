import { Button } from "@/components/Button.tsx";
import { FlashNotice, Notice } from "@/components/Notice.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import type { Flash } from "@/edge/flash.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { type FavoriteQuery, favoritesHref } from "./favorite_links.ts";

/** The last outcome, and what was just removed with the way to keep it after all. */
export function FavoriteNotices({ query, flash, mayEdit, basePath, t }: {
  query: FavoriteQuery;
  flash: Flash | null;
  mayEdit: boolean;
  basePath: string;
  t: Translate;
}) {
  const { folder, kind, keyword, pageNo, pageSize, itemType, itemCode, itemName, seriesCode, folderId } =
    query;
  const isRemoved = mayEdit && itemType !== undefined && itemCode !== undefined && itemName !== undefined;
  // What is refused at a field is told there.
  const told = flash && flash.kind === "refused" && flash.errors.length > 0 ? null : flash;
  if (!isRemoved) return <FlashNotice flash={told} />;
  return (
    <Notice tone="info">
      <div class="notice-act">
        <span>{t("favorites.removed", { name: itemName })}</span>
        <CallForm
          action="/tis/favorites"
          id="undo"
          back={favoritesHref(basePath, { folder, kind, keyword, pageNo, pageSize })}
          goOn
          quiet
          fields={{ itemType, itemCode, itemName, seriesCode, folderId }}
        >
          <Button icon="undo-2">{t("form.undo")}</Button>
        </CallForm>
      </div>
    </Notice>
  );
}
