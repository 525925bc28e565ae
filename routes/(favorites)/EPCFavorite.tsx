import { page } from "fresh";
import { Button } from "@/components/Button.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { Tabs } from "@/components/Tabs.tsx";
import { epcHref } from "@/components/epc/page_links.ts";
import { favoriteQuery, favoritesHref } from "@/components/favorites/favorite_links.ts";
import { ListBody, ListTools } from "@/components/list/ListPage.tsx";
import { FavoriteGroups } from "@/components/favorites/FavoriteGroups.tsx";
import { FavoriteNotices } from "@/components/favorites/FavoriteNotices.tsx";
import { FolderPane, FolderTools } from "@/components/favorites/FolderPane.tsx";
import { OrderControls } from "@/components/orders/OrderControls.tsx";
import { define } from "@/define.ts";
import { FollowOn } from "@/islands/orders/FollowOn.tsx";
import { may } from "@/kernel/access/rights.ts";
import { favoriteList } from "@/services/favorites/favorite_list.ts";
import { FAVORITE_TYPES } from "@/services/favorites/types.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { favoriteData } from "./(_page)/favorite_data.ts";
import { fromHere } from "@/components/table/from_here.ts";

/** Favorites in folders: figures, parts, vehicles and documents. */
export const handler = define.handlers({
  async GET({ url, state }) {
    const query = favoriteQuery.parse(Object.fromEntries(url.searchParams));
    const data = await favoriteData(state.ctx, url, query, state.vin);
    const isGone = query.folder && !data.folders.some((one) => one.id === query.folder);
    if (isGone) {
      const location = favoritesHref(state.basePath, {});
      return new Response(null, { status: 302, headers: { location } });
    }
    return page({ query, ...data });
  },
});

export default define.page<typeof handler>(({ data, state }) => {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const format = formatOf(ctx);
  const { query, folders, listed, all, counts } = data;
  const { folder, kind, keyword, pageSize } = query;
  const mayEdit = may(ctx.actor, "EPCFavorite:edit");
  const current = folders.find((one) => one.id === folder);
  const href = (change: Partial<typeof query>) =>
    fromHere(favoritesHref(basePath, { folder, kind, keyword, pageSize, ...change }));
  const ofAllKinds = [...counts.values()].reduce((sum, one) => sum + one, 0);
  return (
    <>
      <PageHead
        title={t("page.EPCFavorite")}
        note={current?.name ?? (folder === 0 ? t("favorites.inNone") : undefined)}
        crumbs={[{ label: t("nav.crumb_parts"), href: epcHref(basePath, "EPCIndex", {}) }]}
      >
        <ListTools list={favoriteList} data={listed} state={state} parts={{ drawn: () => null }} />
        {mayEdit && current && <FolderTools folder={current} flash={flash} basePath={basePath} t={t} />}
      </PageHead>
      <FavoriteNotices query={query} flash={flash} mayEdit={mayEdit} basePath={basePath} t={t} />
      <div class="panes favorite-panes">
        <div class="pane pane-sized folder-pane">
          <FolderPane
            folders={folders}
            all={all}
            inNone={data.inNone}
            current={folder}
            mayEdit={mayEdit}
            flash={flash}
            basePath={basePath}
            t={t}
            format={format}
          />
        </div>
        <div class="pane">
          <ListBody
            list={favoriteList}
            data={listed}
            state={state}
            parts={{
              filterClass: "favorite-filter",
              emptyDrawing: "box",
              before: () => (
                <Tabs
                  label={t("favorites.kinds")}
                  tabs={[
                    {
                      label: t("favorites.all"),
                      href: href({ kind: undefined, pageNo: 1 }),
                      current: kind === undefined,
                      count: format.number(ofAllKinds),
                    },
                    // Of the many kinds those that have something here, and the one that is shown.
                    ...FAVORITE_TYPES.filter((one) => counts.get(one)! > 0 || kind === one).map((one) => ({
                      label: t(`favorites.kind.${one}`),
                      href: href({ kind: one, pageNo: 1 }),
                      current: kind === one,
                      count: format.number(counts.get(one)!),
                    })),
                  ]}
                />
              ),
              drawn: (favorites) => (
                <FavoriteGroups
                  favorites={favorites}
                  folders={folders}
                  query={query}
                  figures={data.figures}
                  parts={data.parts}
                  documents={data.documents}
                  vin={state.vin}
                  cart={data.cart}
                  mayEdit={mayEdit}
                  mayOrder={may(ctx.actor, "EPCCart:edit")}
                  basePath={basePath}
                  t={t}
                  format={format}
                />
              ),
              start: (
                <Button href={epcHref(basePath, "EPCIndex", {})} icon="component">
                  {t("part.openCatalogue")}
                </Button>
              ),
            }}
          />
        </div>
      </div>
      <FollowOn />
      {may(ctx.actor, "EPCCart:edit") && <OrderControls state={state} />}
    </>
  );
});
