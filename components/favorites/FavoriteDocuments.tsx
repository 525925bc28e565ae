import { Chip } from "@/components/Mark.tsx";
import { FavoriteActions } from "./FavoriteActions.tsx";
import type { FavoriteGroupsProps } from "./favorite_groups_props.ts";

/** Favorite documents, and things like them, as a table; one that is read no more has no link. */
export function FavoriteDocuments(props: FavoriteGroupsProps) {
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
