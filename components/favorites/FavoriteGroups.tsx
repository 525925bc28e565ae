import { FAVORITE_TYPES, type FavoriteType } from "@/services/favorites/types.ts";
import type { FavoriteGroupsProps } from "./favorite_groups_props.ts";
import { FavoriteFigures } from "./FavoriteFigures.tsx";
import { FavoriteParts } from "./FavoriteParts.tsx";
import { FavoriteVehicles } from "./FavoriteVehicles.tsx";
import { FavoriteDocuments } from "./FavoriteDocuments.tsx";

/** Groups that are drawn in their own way; all others are documents and things like them. */
const SHOWN: Partial<Record<FavoriteType, typeof FavoriteDocuments>> = {
  figure: FavoriteFigures,
  part: FavoriteParts,
  vehicle: FavoriteVehicles,
};

/** The favorites of a page by kind: figures as drawings, parts with price and order, vehicles. */
export function FavoriteGroups(props: FavoriteGroupsProps) {
  const { favorites, t } = props;
  return (
    <>
      {FAVORITE_TYPES.map((kind) => {
        const own = favorites.filter((one) => one.itemType === kind);
        const Group = SHOWN[kind] ?? FavoriteDocuments;
        return own.length === 0
          ? null
          : (
            <section key={kind} class="favorite-group" aria-labelledby={`kind-${kind}`}>
              <h2 id={`kind-${kind}`}>{t(`favorites.kind.${kind}`)}</h2>
              <Group {...props} favorites={own} />
            </section>
          );
      })}
    </>
  );
}
