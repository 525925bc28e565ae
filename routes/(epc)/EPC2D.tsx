import { page } from "fresh";
import { Button } from "@/components/Button.tsx";
import { Notice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { readEpcQuery } from "@/components/epc/epc_query.ts";
import { FigureNav } from "@/components/epc/FigureNav.tsx";
import { FigurePanes } from "@/components/epc/FigurePanes.tsx";
import { FigureTools } from "@/components/epc/FigureTools.tsx";
import { GroupPane } from "@/components/epc/GroupPane.tsx";
import { groupNodes } from "@/components/epc/group_nodes.ts";
import { epcHref, type EpcQuery } from "@/components/epc/page_links.ts";
import { OrderControls } from "@/components/orders/OrderControls.tsx";
import { subjectInWords } from "@/components/epc/subject_in_words.ts";
import { PartSide } from "@/components/epc/PartSide.tsx";
import { define } from "@/define.ts";
import { keepInContext } from "@/services/entry/session_settings.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { sentenceOf } from "@/kernel/refusals/sentence_of.ts";
import { figureBesideGroups } from "./(_page)/figure_beside_groups.ts";
import { partData } from "@/components/epc/part_data.ts";
import { fromHere } from "@/components/table/from_here.ts";

/** One figure beside the group tree: drawing, parts, previous and next, part details with where-used and supersession. */
export const handler = define.handlers({
  async GET({ url, state }) {
    const { ctx, basePath, session } = state;
    const query = readEpcQuery(url, state.vin);
    if (!query.figure || (!query.vin && !query.seriesCode)) {
      return new Response(null, { status: 302, headers: { location: epcHref(basePath, "EPCPage", query) } });
    }
    const figure = await figureBesideGroups(state, query);
    const vin = figure.ok?.figure.answer.subject.vin ?? null;
    if (vin) {
      query.vin = vin;
      if (session && session.vin !== vin) await keepInContext(ctx, session.id, vin);
      state.vin = vin;
    }
    if (figure.ok && !vin) state.withoutVehicle = subjectInWords(figure.ok.figure.answer.subject);
    const isVinRefused = figure.refusal?.key.startsWith("vin-");
    if (isVinRefused) {
      return new Response(null, {
        status: 302,
        headers: { location: epcHref(basePath, "EPCIndex", { vin: query.vin }) },
      });
    }
    return page({ query, figure, part: await partData(ctx, query.part, vin) }, {
      status: figure.ok ? 200 : 404,
    });
  },
});

export default define.page<typeof handler>(({ data, state }) => {
  const { ctx, basePath } = state;
  const { t } = ctx;
  const { query } = data;
  if (data.figure.refusal) {
    return (
      <>
        <PageHead
          title={t("page.EPC2D")}
          crumbs={[{ label: t("nav.crumb_parts"), href: epcHref(basePath, "EPCIndex", {}) }]}
        />
        <Notice tone="err">{sentenceOf(ctx, data.figure.refusal)}</Notice>
      </>
    );
  }
  const { tree, figure: shown } = data.figure.ok;
  const { answer: figure, svg, cart, changed, connections, atCallout, mayOrder, mayKeep, favorite } = shown;
  const keep: EpcQuery = {
    vin: query.vin,
    seriesCode: query.vin ? undefined : query.seriesCode,
    model: query.model,
    not: query.not,
    other: query.other,
  };
  const showAll = query.other === "1" || tree.fitting === tree.all;
  const address = (change: EpcQuery) => epcHref(basePath, "EPC2D", { ...keep, ...change });
  const href = (change: EpcQuery) => fromHere(address(change));
  const catalogue = (change: EpcQuery) => epcHref(basePath, "EPCPage", { ...keep, ...change });
  return (
    <>
      <PageHead
        title={figure.name}
        note={<span class="mono">{figure.number}</span>}
        crumbs={[
          { label: t("nav.crumb_parts"), href: epcHref(basePath, "EPCIndex", {}) },
          { label: figure.subject.seriesName, href: catalogue({}) },
          ...figure.trail.map((one) => ({
            label: `${one.code} ${one.name}`,
            href: catalogue({ group: one.code }),
          })),
        ]}
      >
        <Button
          icon="list-tree"
          label={t("epc.groups")}
          type="button"
          class="groups-open"
          popovertarget="tree-pane"
        />
        <FigureNav figure={figure} hrefOf={(one) => href({ figure: one.code })} t={t} />
      </PageHead>
      <div class="panes epc-panes">
        <GroupPane
          tree={tree}
          nodes={groupNodes(tree.groups, {
            all: showAll,
            open: figure.trail.map((one) => one.code),
            figures: figure.siblings.map((one) => ({ ...one, groupCode: figure.trail.at(-1)!.code })),
            currentFigure: figure.code,
            groupHref: (code) => fromHere(catalogue({ group: code })),
            figureHref: (one) => href({ figure: one.code }),
          })}
          all={showAll}
          otherHref={href({ figure: figure.code, other: showAll ? undefined : "1" })}
          t={t}
        />
        <FigurePanes
          figure={figure}
          svg={svg}
          page="EPC2D"
          query={{ ...keep, figure: figure.code, callout: query.callout, version: query.version }}
          ctx={ctx}
          cart={cart}
          changed={changed}
          connections={connections}
          atCallout={atCallout}
          mayOrder={mayOrder}
          basePath={basePath}
          keep={state.kept.keep}
          tools={
            <FigureTools
              figure={figure}
              query={keep}
              favorite={favorite}
              mayKeep={mayKeep}
              basePath={basePath}
              back={address({ figure: figure.code })}
              t={t}
            />
          }
          t={t}
          format={formatOf(ctx)}
        />
        {data.part && (
          <PartSide
            data={data.part}
            vin={figure.subject.vin ?? undefined}
            seriesCode={figure.subject.seriesCode}
            from={{ figure: figure.code, callout: query.callout }}
            closeHref={address({ figure: figure.code, callout: query.callout })}
            partHref={(part) => address({ figure: figure.code, callout: query.callout, part })}
            state={state}
          />
        )}
      </div>
      {mayOrder && <OrderControls state={state} />}
    </>
  );
});
