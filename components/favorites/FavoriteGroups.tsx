import { figureThumbSrc } from "@/components/epc/page_links.ts";
import { FitFold } from "@/components/epc/FitFold.tsx";
import { FitMark } from "@/components/epc/FitMark.tsx";
import { Icon } from "@/components/Icon.tsx";
import { Chip, PartNumber, Vin } from "@/components/Mark.tsx";
import { OrderStepper } from "@/components/epc/OrderStepper.tsx";
import type { CartContent } from "@/services/orders/types.ts";
import {
  type Favorite,
  FAVORITE_TYPES,
  type FavoriteFolder,
  type FavoriteType,
} from "@/services/favorites/types.ts";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { PartHit } from "@/services/part_search/types.ts";
import { FavoriteActions } from "./FavoriteActions.tsx";
import { type FavoriteQuery, favoritesHref, thingHref } from "./favorite_links.ts";

/** A favorite figure as the catalogue has it now. */
export interface FavoriteFigure {
  /** In the reader's language. */
  name: string;
  /** Path of its newest drawing below the figures folder. */
  image: string | null;
}

export interface FavoriteGroupsProps {
  favorites: readonly Favorite[];
  folders: readonly FavoriteFolder[];
  query: FavoriteQuery;
  figures: ReadonlyMap<number, FavoriteFigure | null>;
  parts: ReadonlyMap<string, PartHit>;
  /** Pages of documents below the base path, by `type code`; one that is read no more has none. */
  documents: ReadonlyMap<string, string>;
  /** Vehicle in context: parts are ordered for it. */
  vin: string | null;
  mayEdit: boolean;
  mayOrder: boolean;
  /** What is in the cart. */
  cart: CartContent;
  basePath: string;
  t: Translate;
  format: Format;
}

/** Groups that are drawn in their own way; all others are documents and things like them. */
const SHOWN: Partial<Record<FavoriteType, typeof Documents>> = {
  figure: Figures,
  part: Parts,
  vehicle: Vehicles,
};

/** The favorites of a page by kind: figures as drawings, parts with price and order, vehicles. */
export function FavoriteGroups(props: FavoriteGroupsProps) {
  const { favorites, t } = props;
  return (
    <>
      {FAVORITE_TYPES.map((kind) => {
        const own = favorites.filter((one) => one.itemType === kind);
        const Group = SHOWN[kind] ?? Documents;
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

function Figures(props: FavoriteGroupsProps) {
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

/** Parts that do not fit the vehicle in context are folded away below the others. */
function Parts(props: FavoriteGroupsProps) {
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

function Vehicles(props: FavoriteGroupsProps) {
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

function Documents(props: FavoriteGroupsProps) {
  const { favorites, documents, mayEdit, basePath, t, format } = props;
  return (
    <table class="table stack favorite-table">
      <thead>
        <tr>
          <th scope="col" class="favorite-code">{t("favorites.code")}</th>
          <th scope="col">{t("favorites.document_title")}</th>
          <th scope="col" class="favorite-saved">{t("favorites.savedAt")}</th>
          {mayEdit && <th scope="col" class="favorite-folder">{t("favorites.folder")}</th>}
        </tr>
      </thead>
      <tbody>
        {favorites.map((favorite) => {
          const page = documents.get(`${favorite.itemType} ${favorite.itemCode}`);
          return (
            <tr key={favorite.id}>
              <td class="nowrap mono">
                {page === undefined
                  ? favorite.itemCode
                  : <a class="link" href={`${basePath}/${page}`}>{favorite.itemCode}</a>}
              </td>
              <td class="title">
                {favorite.itemName} {page === undefined && <Chip>{t("favorites.document_gone")}</Chip>}
              </td>
              <td class="nowrap tabular-nums">{format.moment(favorite.savedAt)}</td>
              {mayEdit && (
                <td>
                  <FavoriteActions {...props} favorite={favorite} />
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
