import { page } from "fresh";
import { Button } from "@/components/Button.tsx";
import { Notice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { namesSeries, readEpcQuery, subjectChoice } from "@/components/epc/epc_query.ts";
import { FigureNav } from "@/components/epc/FigureNav.tsx";
import { FigurePanes } from "@/components/epc/FigurePanes.tsx";
import { FigureTools } from "@/components/epc/FigureTools.tsx";
import { GroupPane } from "@/components/epc/GroupPane.tsx";
import { groupNodes } from "@/components/epc/group_nodes.ts";
import { epcHref, type EpcQuery } from "@/components/epc/page_links.ts";
import { OrderControls } from "@/components/orders/OrderControls.tsx";
import { PartSide } from "@/components/epc/PartSide.tsx";
import { define } from "@/define.ts";
import { keepInContext } from "@/services/entry/session_settings.ts";
import { figureHead } from "@/services/epc/figure.ts";
import { lookUpVehicle } from "@/services/epc/look_up_vehicle.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { sentenceOf } from "@/kernel/refusals/sentence_of.ts";
import { catalogueData } from "./(_page)/catalogue_data.ts";
import { CataloguePane } from "./(_page)/CataloguePane.tsx";
import { fromHere } from "@/components/table/from_here.ts";

/** The catalogue of one vehicle, or of a series and model: group tree, figure with hotspots, parts. */
export const handler = define.handlers({
  async GET({ url, state }) {
    const { ctx, basePath, session } = state;
    const query = readEpcQuery(url, state.vin);
    const toEntry = () =>
      new Response(null, {
        status: 302,
        headers: { location: epcHref(basePath, "EPCIndex", { vin: query.vin }) },
      });
    if (!query.vin && !query.seriesCode) return toEntry();
    const { figure: code } = query;
    // The vehicle is read once, and the figure's head beside it; by the last 8 of a VIN that has to wait.
    const [looked, early] = await Promise.all([
      query.vin ? attempt(() => lookUpVehicle(ctx, query.vin!)) : null,
      code && namesSeries(query)
        ? attempt(() => figureHead(ctx, subjectChoice(query), code, query.group))
        : null,
    ]);
    const vehicle = looked?.ok?.vehicle ?? null;
    if (query.vin && !vehicle) return toEntry();
    if (vehicle) {
      query.vin = vehicle.vin;
      if (session && session.vin !== vehicle.vin) await keepInContext(ctx, session.id, vehicle.vin);
      state.vin = vehicle.vin;
    }
    const data = await catalogueData(state, query, vehicle, early?.ok ?? null);
    return page(data, { status: data.refusal ? 404 : 200 });
  },
});

export default define.page<typeof handler>(({ data, state }) => {
  const { ctx, basePath } = state;
  const { t } = ctx;
  if (data.refusal) {
    return (
      <>
        <PageHead
          title={t("page.EPCPage")}
          crumbs={[{ label: t("nav.crumb_parts"), href: epcHref(basePath, "EPCIndex", {}) }]}
        />
        <Notice tone="err">{sentenceOf(ctx, data.refusal)}</Notice>
      </>
    );
  }
  const format = formatOf(ctx);
  const { query, tree, vehicle } = data;
  const { subject } = tree;
  const figure = data.figure?.ok ?? null;
  const group = data.group?.ok ?? null;
  const keep: EpcQuery = {
    vin: query.vin,
    seriesCode: query.vin ? undefined : query.seriesCode,
    model: query.model,
    not: query.not,
    other: query.other,
  };
  const address = (change: EpcQuery) => epcHref(basePath, "EPCPage", { ...keep, ...change });
  const href = (change: EpcQuery) => fromHere(address(change));
  const here: EpcQuery = {
    group: query.group,
    figure: query.figure,
    callout: query.callout,
    version: query.version,
  };
  const showAll = query.other === "1" || tree.fitting === tree.all;
  const trail = figure?.answer.trail ?? group?.trail ?? [];
  const crumbs = [
    { label: t("nav.crumb_parts"), href: epcHref(basePath, "EPCIndex", {}) },
    { label: subject.seriesName, href: href({}) },
    ...trail.slice(0, figure ? undefined : -1).map((one) => ({
      label: `${one.code} ${one.name}`,
      href: href({ group: one.code }),
    })),
  ];
  return (
    <>
      <PageHead
        title={figure?.answer.name ?? group?.group.name ?? subject.models[0]?.name ?? subject.seriesName}
        note={figure
          ? <span class="mono">{figure.answer.number}</span>
          : group
          ? <span class="mono">{group.group.code}</span>
          : undefined}
        crumbs={crumbs}
      >
        <Button
          icon="list-tree"
          label={t("epc.groups")}
          type="button"
          class="groups-open"
          popovertarget="tree-pane"
        />
        {figure && <FigureNav figure={figure.answer} hrefOf={(one) => href({ figure: one.code })} t={t} />}
      </PageHead>
      {vehicle && !figure &&
        vehicle.warnings.map((warning) => <Notice key={warning.key} tone="warn">{warning.text}</Notice>)}
      {[data.figure?.refusal, data.group?.refusal].filter((one) => !!one).map((one) => (
        <Notice key={one!.key} tone="err">{sentenceOf(ctx, one!)}</Notice>
      ))}
      <div class="panes epc-panes">
        <GroupPane
          tree={tree}
          nodes={groupNodes(tree.groups, {
            all: showAll,
            open: trail.map((one) => one.code),
            figures: group?.figures ?? [],
            currentFigure: figure?.answer.code ?? null,
            groupHref: (code) => href({ group: code }),
            figureHref: (one) => href({ figure: one.code }),
          })}
          all={showAll}
          otherHref={href({ group: query.group, figure: query.figure, other: showAll ? undefined : "1" })}
          t={t}
        />
        {figure
          ? (
            <FigurePanes
              figure={figure.answer}
              svg={figure.svg}
              page="EPCPage"
              query={{ ...keep, figure: figure.answer.code, callout: query.callout, version: query.version }}
              ctx={ctx}
              cart={figure.cart}
              changed={figure.changed}
              connections={figure.connections}
              atCallout={figure.atCallout}
              mayOrder={figure.mayOrder}
              basePath={basePath}
              keep={state.kept.keep}
              tools={
                <FigureTools
                  figure={figure.answer}
                  query={keep}
                  favorite={figure.favorite}
                  mayKeep={figure.mayKeep}
                  basePath={basePath}
                  back={address({ figure: figure.answer.code })}
                  t={t}
                />
              }
              t={t}
              format={format}
            />
          )
          : (
            <CataloguePane
              data={data}
              all={showAll}
              hrefOf={href}
              basePath={basePath}
              t={t}
              format={format}
            />
          )}
        {data.part && (
          <PartSide
            data={data.part}
            vin={subject.vin ?? undefined}
            seriesCode={subject.seriesCode}
            from={query.figure ? { figure: query.figure, callout: query.callout } : undefined}
            closeHref={address(here)}
            partHref={(part) => address({ ...here, part })}
            state={state}
          />
        )}
      </div>
      {figure?.mayOrder && <OrderControls state={state} />}
    </>
  );
});
