import { Vin } from "@/components/Mark.tsx";
import { FavoriteActions } from "./FavoriteActions.tsx";
import { thingHref } from "./favorite_links.ts";
import type { FavoriteGroupsProps } from "./favorite_groups_props.ts";

/** Favorite vehicles as a table. */
export function FavoriteVehicles(props: FavoriteGroupsProps) {
  const { favorites, mayEdit, basePath, t, format } = props;
  return (
    <table class="table stack favorite-table">
      <thead>
        <tr>
          <th scope="col" class="favorite-code">{t("favorites.vin")}</th>
          <th scope="col">{t("part.name")}</th>
          <th scope="col" class="favorite-series">{t("part.series")}</th>
          <th scope="col" class="favorite-saved">{t("favorites.savedAt")}</th>
          {mayEdit && <th scope="col" class="favorite-folder">{t("favorites.folder")}</th>}
        </tr>
      </thead>
      <tbody>
        {favorites.map((favorite) => (
          <tr key={favorite.id}>
            <td class="nowrap">
              <a class="link-plain" href={thingHref(basePath, favorite)}>
                <Vin>{favorite.itemCode}</Vin>
              </a>
            </td>
            <td class="title">{favorite.itemName}</td>
            <td class="nowrap text-ink-2">{favorite.seriesName}</td>
            <td class="nowrap tabular-nums">{format.moment(favorite.savedAt)}</td>
            {mayEdit && (
              <td>
                <FavoriteActions {...props} favorite={favorite} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
