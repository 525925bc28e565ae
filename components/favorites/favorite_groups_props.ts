import type { CartContent } from "@/services/orders/cart_types.ts";
import type { Favorite, FavoriteFolder } from "@/services/favorites/types.ts";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { PartHit } from "@/services/part_search/types.ts";
import type { FavoriteQuery } from "./favorite_links.ts";

/** A favorite figure as the catalogue has it now. */
export interface FavoriteFigure {
  /** In the reader's language. */
  name: string;
  /** Path of its newest drawing below the figures folder. */
  image: string | null;
}

/** What a page of favorites shows, and with which rights; each group is given its own favorites of them. */
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
