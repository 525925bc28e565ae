import type { Favorite, FavoriteType } from "@/services/favorites/types.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { Card } from "../Card.tsx";
import { thingHref } from "@/components/favorites/favorite_links.ts";
import { Empty } from "../Empty.tsx";
import { Icon } from "../Icon.tsx";
import type { IconName } from "@/kernel/access/icon_name.ts";
import { PartNumber, Vin } from "../Mark.tsx";

const ICONS: Record<FavoriteType, IconName> = {
  figure: "component",
  part: "cog",
  vehicle: "car",
  tsb: "file-exclamation-point",
  bulletin: "megaphone",
  help: "circle-question-mark",
  case: "folder-search",
  claim: "receipt-text",
  labor: "timer",
  law: "scale",
  software: "hard-drive-download",
  quality: "badge-alert",
  techprove: "lightbulb",
};

/** What the reader saved last. */
export function RecentFavorites(
  { favorites, documents, basePath, t }: {
    favorites: readonly Favorite[];
    /** Pages of documents below the base path, by `type code`. */
    documents: ReadonlyMap<string, string>;
    basePath: string;
    t: Translate;
  },
) {
  return (
    <Card
      title={t("home.favorites.title")}
      end={<a class="link" href={`${basePath}/EPCFavorite`}>{t("part.allFavorites")}</a>}
      bare
    >
      {favorites.length === 0
        ? <Empty title={t("home.favorites.none")}>{t("home.favorites.why")}</Empty>
        : (
          <ul class="rows">
            {favorites.map((favorite) => (
              <li key={`${favorite.itemType} ${favorite.itemCode} ${favorite.seriesCode}`}>
                <a class="row-link" href={thingHref(basePath, favorite, documents)}>
                  <Icon name={ICONS[favorite.itemType]} />
                  <span class="min-w-0">
                    <span class="block">{favorite.itemName}</span>
                    <span class="text-meta text-ink-3">
                      <Code favorite={favorite} />
                    </span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        )}
    </Card>
  );
}

function Code({ favorite }: { favorite: Favorite }) {
  if (favorite.itemType === "part") return <PartNumber>{favorite.itemCode}</PartNumber>;
  if (favorite.itemType === "vehicle") return <Vin>{favorite.itemCode}</Vin>;
  return <span class="mono">{favorite.itemCode}</span>;
}
