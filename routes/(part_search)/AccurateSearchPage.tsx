import { page } from "fresh";
import { z } from "zod";
import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { Empty } from "@/components/Empty.tsx";
import { TextField } from "@/components/Field.tsx";
import { ExportButton } from "@/components/exports/ExportButton.tsx";
import { Notice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { epcHref } from "@/components/epc/page_links.ts";
import { PartRows } from "@/components/part_search/PartRows.tsx";
import { OrderControls } from "@/components/orders/OrderControls.tsx";
import { PartSide } from "@/components/epc/PartSide.tsx";
import { listHref } from "@/components/table/list_query.ts";
import { cartContent } from "@/services/orders/cart_content.ts";
import { define } from "@/define.ts";
import { may } from "@/kernel/access/rights.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { inPartOrder, PART_ORDERS, type PartOrder } from "@/services/part_search/part_order.ts";
import { exactSearch } from "@/services/part_search/exact_search.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { sentenceOf } from "@/kernel/refusals/sentence_of.ts";
import { partData } from "@/components/epc/part_data.ts";

const query = z.object({
  /** Of any length: too many are told so, and stay as typed. */
  numbers: z.string().catch(""),
  part: z.string().optional().catch(undefined),
  sort: z.enum(PART_ORDERS).optional().catch(undefined),
});

/** Exact search of pasted part numbers, with what was not found. */
export const handler = define.handlers({
  async GET({ url, state }) {
    const { ctx } = state;
    const asked = query.parse(Object.fromEntries(url.searchParams));
    const given = url.searchParams.has("numbers");
    const [found, part, cart] = await Promise.all([
      given ? attempt(() => exactSearch(ctx, asked.numbers, state.vin)) : null,
      partData(ctx, asked.part, state.vin),
      cartContent(ctx),
    ]);
    return page({ asked, found, part, cart });
  },
});

export default define.page<typeof handler>(({ data, state }) => {
  const { ctx, basePath } = state;
  const { t } = ctx;
  const { asked, found } = data;
  const answer = found?.ok ?? null;
  const mayOrder = may(ctx.actor, "EPCCart:edit");
  const { numbers, sort } = asked;
  const address = (change: { part?: string; sort?: PartOrder | null }) =>
    listHref(`${basePath}/AccurateSearchPage`, { numbers, sort, ...change });
  const href = (part?: string) => address({ part });
  return (
    <>
      <PageHead
        title={t("page.AccurateSearchPage")}
        note={answer
          ? t("part_search.exactTotal", { found: answer.found.length, asked: answer.asked })
          : undefined}
        crumbs={[{ label: t("nav.crumb_parts"), href: epcHref(basePath, "EPCIndex", {}) }]}
      >
        <ExportButton
          ctx={ctx}
          kind="exact-parts"
          query={{ numbers, sort }}
          total={answer ? answer.found.length + answer.missing.length : 0}
        />
      </PageHead>
      <div class="panes exact-panes">
        <section class="pane pane-sized exact-form">
          <form method="get" class="form">
            <TextField
              name="numbers"
              label={t("part_search.numbers")}
              hint={t("part_search.numbersHint", { limit: LIMITS.exactSearchNumbers })}
              rows={14}
              mono
              value={asked.numbers}
              error={found?.refusal ? sentenceOf(ctx, found.refusal) : undefined}
              autofocus
            />
            <div class="form-actions">
              <Button kind="primary" icon="list-checks">{t("table.search")}</Button>
            </div>
          </form>
          {answer && answer.missing.length > 0 && (
            <Card title={t("part_search.missing", { count: answer.missing.length })}>
              <ul class="mono missing-numbers">{answer.missing.map((one) => <li key={one}>{one}</li>)}</ul>
            </Card>
          )}
        </section>
        <section class="pane">
          {answer && answer.superseded > 0 && (
            <Notice tone="warn">{t("part_search.superseded", { count: answer.superseded })}</Notice>
          )}
          <div class="table-scroll">
            {answer && answer.found.length > 0
              ? (
                <PartRows
                  hits={inPartOrder(ctx, answer.found, sort)}
                  withTyped
                  currentPart={asked.part ?? null}
                  vin={state.vin}
                  seriesCode={null}
                  mayOrder={mayOrder}
                  cart={data.cart}
                  sort={sort}
                  sortHref={(sort) => address({ sort })}
                  back={href()}
                  partHref={href}
                  placeHref={(place) =>
                    epcHref(basePath, "EPC2D", {
                      ...(place.vin ? { vin: place.vin } : { seriesCode: place.seriesCode }),
                      figure: place.figureCode,
                      callout: place.callout,
                    })}
                  t={t}
                  format={formatOf(ctx)}
                />
              )
              : (
                <Empty title={answer ? t("part_search.none") : t("part_search.exactStart")} drawing="list">
                  {answer ? t("part_search.exactNone") : t("part_search.exactStartWhy")}
                </Empty>
              )}
          </div>
        </section>
        {data.part && (
          <PartSide
            data={data.part}
            vin={state.vin ?? undefined}
            closeHref={href()}
            partHref={href}
            state={state}
          />
        )}
      </div>
      {mayOrder && <OrderControls state={state} />}
    </>
  );
});
