import { figureThumbSrc } from "@/components/epc/page_links.ts";
import { Icon } from "@/components/Icon.tsx";
import { Chip } from "@/components/Mark.tsx";
import { FavoriteActions } from "./FavoriteActions.tsx";
import { thingHref } from "./favorite_links.ts";
import type { FavoriteGroupsProps } from "./favorite_groups_props.ts";

/** Favorite figures as cards of their drawings. */
export function FavoriteFigures(props: FavoriteGroupsProps) {
  const { favorites, figures, mayEdit, basePath, t } = props;
  return (
    <ul class="figure-cards favorite-figures">
      {favorites.map((favorite) => {
        const figure = figures.get(favorite.id);
        return (
          <li key={favorite.id}>
            <a href={thingHref(basePath, favorite)}>
              <span class="figure-thumb">
                {figure === null || figure?.image === null
                  ? <Icon name="component" size="large" />
                  : <img src={figureThumbSrc(favorite.itemCode)} alt="" loading="lazy" />}
              </span>
              <span class="figure-card-name">
                <span class="mono">{favorite.itemCode}</span>
                {figure?.name ?? favorite.itemName}
                {favorite.seriesName && <small>{favorite.seriesName}</small>}
                {figure === null && <Chip>{t("favorites.gone")}</Chip>}
              </span>
            </a>
            {mayEdit && <FavoriteActions {...props} favorite={favorite} />}
          </li>
        );
      })}
    </ul>
  );
}
