import { PLACES } from "@/engines/files/places.ts";
import { fieldRights } from "@/engines/registers/field_rights.ts";
import { REGISTERS } from "@/engines/registers/registers.ts";
import type { PageEntry } from "@/kernel/access/pages.ts";
import type { Need, Right } from "@/kernel/access/rights.ts";

/** Tiles of the administrator's home, each behind its key (specification section 6). */
export const TILE_KEYS = [
  "claimBasic",
  "caseBasic",
  "FUNC-manual",
  "tsbTopic",
  "epcSvgLog",
  "FUNC-labor",
  "FUNC-worksheet",
  "FUNC-back",
  "FUNC-software",
  "FUNC-feedback",
  "FUNC-notice",
] as const;
export type TileKey = typeof TILE_KEYS[number];

/** The right that shows a tile: its key is the item of the home page. */
export function tileRight(key: TileKey): Right {
  return `index:${key}`;
}

/** One right as the specification stores it (section 6: funLink, itemId, headApi), with the text key of its name. */
export interface RightEntry {
  funLink: string;
  headApi: string;
  itemId: string;
  titleKey: string;
}

/**
 * Every right there is: what pages, calls, the places of files and single fields of registers need, and the tiles. Nothing else can be given to a role, so a
 * right that none of them asks for cannot exist.
 */
export function rightsCatalogue(
  pages: readonly Pick<PageEntry, "need" | "rightTitle">[],
  calls: readonly { need: Need; rightTitle?: string }[],
): RightEntry[] {
  const titles = new Map(
    [...pages, ...calls].flatMap(({ need, rightTitle }) => rightTitle ? [[need, rightTitle] as const] : []),
  );
  const found = new Map<string, RightEntry>();
  for (const key of TILE_KEYS) {
    found.set(tileRight(key), { funLink: "index", headApi: key, itemId: key, titleKey: `right.tile.${key}` });
  }
  const places = PLACES.all.map(({ upload }) => ({ need: upload }));
  const fields = fieldRights(REGISTERS.all).map((need) => ({ need }));
  for (const { need } of [...pages, ...calls, ...places, ...fields]) {
    if (need === "public" || need === "session" || found.has(need)) continue;
    const at = need.indexOf(":");
    const [funLink, headApi] = [need.slice(0, at), need.slice(at + 1)];
    if (!funLink || !headApi) throw new Error(`not a right: ${need}`);
    found.set(need, {
      funLink,
      headApi,
      itemId: "",
      titleKey: titles.get(need) ?? `right.${funLink}.${headApi}`,
    });
  }
  return [...found.values()].sort((a, b) =>
    `${a.funLink}:${a.headApi}` < `${b.funLink}:${b.headApi}` ? -1 : 1
  );
}
