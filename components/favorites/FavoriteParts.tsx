import { FitFold } from "@/components/epc/FitFold.tsx";
import { FitMark } from "@/components/epc/FitMark.tsx";
import { Chip, PartNumber } from "@/components/Mark.tsx";
import { OrderStepper } from "@/components/epc/OrderStepper.tsx";
import type { Favorite } from "@/services/favorites/types.ts";
import { FavoriteActions } from "./FavoriteActions.tsx";
import { favoritesHref, thingHref } from "./favorite_links.ts";
import type { FavoriteGroupsProps } from "./favorite_groups_props.ts";

/** Parts that do not fit the vehicle in context are folded away below the others. */
export function FavoriteParts(props: FavoriteGroupsProps) {
  const unfit = (favorite: Favorite) => props.parts.get(favorite.itemCode)?.fit?.fit === "not";
  const others = props.favorites.filter(unfit);
  const fitting = props.favorites.filter((favorite) => !unfit(favorite));
  return (
    <>
      {fitting.length > 0 && <PartTable {...props} favorites={fitting} />}
      <FitFold count={others.length} alone={fitting.length === 0} open={fitting.length === 0} t={props.t}>
        <PartTable {...props} favorites={others} />
      </FitFold>
    </>
  );
}

function PartTable(props: FavoriteGroupsProps) {
  const { favorites, mayEdit, mayOrder, t } = props;
  return (
    <table class="table stack favorite-table">
      <thead>
        <tr>
          <th scope="col" class="favorite-code">{t("part.partNumber")}</th>
          <th scope="col">{t("part.name")}</th>
          <th scope="col" class="favorite-series">{t("part.series")}</th>
          <th scope="col" class="favorite-price num">{t("part.price")}</th>
          {mayOrder && <th scope="col" class="favorite-order">{t("part.order")}</th>}
          {mayEdit && <th scope="col" class="favorite-folder">{t("favorites.folder")}</th>}
        </tr>
      </thead>
      <tbody>
        {favorites.map((favorite) => <PartRow key={favorite.id} {...props} favorite={favorite} />)}
      </tbody>
    </table>
  );
}

function PartRow(props: FavoriteGroupsProps & { favorite: Favorite }) {
  const { favorite, parts, mayEdit, mayOrder, query, basePath, t, format } = props;
  const part = parts.get(favorite.itemCode);
  const { folder, kind, keyword, pageNo, pageSize } = query;
  return (
    <tr data-fits={part?.fit?.fit === "not" ? "no" : undefined}>
      <td class="nowrap">
        <a class="link-plain" href={thingHref(basePath, favorite)}>
          <PartNumber>{favorite.itemCode}</PartNumber>
        </a>
      </td>
      <td class="title">
        {part?.name ?? favorite.itemName} <FitMark fit={part?.fit ?? null} t={t} />{" "}
        {part?.replacedBy.map((other) => (
          <Chip key={other.number} tone="warn" icon="corner-down-right">
            {t("part.replacedBy")} <span class="mono">{other.shown}</span>
          </Chip>
        ))}
        {!part && <Chip>{t("favorites.gone")}</Chip>}
      </td>
      <td class="nowrap text-ink-2">{favorite.seriesName}</td>
      <td class="num nowrap">
        {part &&
          (part.price ? format.price(part.price) : t("part.noPrice"))}
      </td>
      {mayOrder && (
        <td>
          {part?.notOrderable && <span class="not-orderable">{part.notOrderable.text}</span>}
          {part && !part.notOrderable && (
            <OrderStepper
              partNumber={part.partNumber}
              name={part.name}
              pack={part.packQuantity}
              vin={props.vin}
              seriesCode={null}
              cart={props.cart}
              back={favoritesHref(basePath, { folder, kind, keyword, pageNo, pageSize })}
              t={t}
            />
          )}
        </td>
      )}
      {mayEdit && (
        <td>
          <FavoriteActions {...props} />
        </td>
      )}
    </tr>
  );
}
