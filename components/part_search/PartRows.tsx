import { groupPartNumber } from "@/kernel/group_part_number.ts";
import { SuccessorChip } from "@/components/epc/LineChips.tsx";
import type { PartHit, PartPlace } from "@/services/part_search/types.ts";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { SortHead } from "@/components/table/SortHead.tsx";
import { type PartOrder, sortOfParts } from "@/services/part_search/part_order.ts";
import { StepperWords } from "@/components/Stepper.tsx";
import { OrderStepper } from "@/components/epc/OrderStepper.tsx";
import type { CartContent } from "@/services/orders/cart_types.ts";
import { FitFold } from "@/components/epc/FitFold.tsx";
import { FitMark } from "@/components/epc/FitMark.tsx";
import { fromHere } from "@/components/table/from_here.ts";

export interface PartRowsProps {
  hits: readonly (PartHit & { typed?: string })[];
  /** Shows what had been typed beside each, for pasted lists. */
  withTyped?: boolean;
  /** How many do not fit the vehicle over all pages, and where they all stand; left out: those among the hits. */
  unfit?: { count: number; allHref: string | null };
  currentPart: string | null;
  vin: string | null;
  seriesCode: string | null;
  mayOrder: boolean;
  /** What is in the cart. */
  cart: CartContent;
  sort: PartOrder | undefined;
  /** Address of the hits sorted so, or as they came. */
  sortHref: (sort: PartOrder | null) => string;
  /** Page to come back to without script; left out: the one that is shown, whose address must be short, as browsers tell no long ones. */
  back?: string;
  partHref: (number: string) => string;
  placeHref: (place: PartPlace) => string;
  t: Translate;
  format: Format;
}

/** Found parts as a table: number, name, where it stands, price, order. Those that do not fit the vehicle are folded away below. */
export function PartRows(props: PartRowsProps) {
  const { t } = props;
  const fitting = props.hits.filter((hit) => hit.fit?.fit !== "not");
  const others = props.hits.filter((hit) => hit.fit?.fit === "not");
  return (
    <>
      {props.mayOrder && (
        <StepperWords field={t("part_search.orderQty")} less={t("part.less")} more={t("part.more")} />
      )}
      {fitting.length > 0 && <Rows {...props} hits={fitting} idPrefix="p" />}
      <FitFold
        count={props.unfit?.count ?? others.length}
        alone={fitting.length === 0}
        open={fitting.length === 0 || others.some((hit) => hit.partNumber === props.currentPart)}
        t={t}
      >
        <Rows {...props} hits={others} idPrefix="q" />
        {props.unfit?.allHref && (
          <a class="link fit-fold-all" href={props.unfit.allHref}>
            {t("part_search.allUnfit", { count: props.unfit.count })}
          </a>
        )}
      </FitFold>
    </>
  );
}

function Rows({ idPrefix, ...props }: PartRowsProps & { idPrefix: string }) {
  const { t } = props;
  return (
    <table class="table stack part-rows" data-after="stay">
      <thead>
        <tr>
          {props.withTyped && <th scope="col">{t("part_search.typed")}</th>}
          <Head column="partNumber" {...props}>{t("part.partNumber")}</Head>
          <Head column="name" {...props}>{t("part.name")}</Head>
          <th scope="col">{t("part_search.place")}</th>
          <th scope="col">{t("part.series")}</th>
          <th scope="col" class="num">{t("part.price")}</th>
          {props.mayOrder && <th scope="col" class="num">{t("part.order")}</th>}
        </tr>
      </thead>
      <tbody>
        {props.hits.map((hit, place) => (
          <Row key={hit.partNumber + (hit.typed ?? "")} hit={hit} nameId={`${idPrefix}${place}`} {...props} />
        ))}
      </tbody>
    </table>
  );
}

/** A head to sort by: forwards, backwards, and then as the hits came. */
function Head(
  { column, sort, sortHref, children }: Pick<PartRowsProps, "sort" | "sortHref"> & {
    column: "partNumber" | "name";
    children: string;
  },
) {
  return (
    <SortHead
      column={column}
      sort={sortOfParts(sort)}
      href={({ descending }) => sortHref(descending ? `-${column}` : sort === `-${column}` ? null : column)}
    >
      {children}
    </SortHead>
  );
}

function Row(
  { hit, nameId, ...props }: PartRowsProps & { hit: PartHit & { typed?: string }; nameId: string },
) {
  const { t, format } = props;
  const SERIES_SHOWN = 2;
  return (
    <tr
      aria-current={hit.partNumber === props.currentPart ? "true" : undefined}
      data-fits={hit.fit?.fit === "not" ? "no" : undefined}
    >
      {props.withTyped && <td class="mono nowrap" data-label={t("part_search.typed")}>{hit.typed}</td>}
      <td>
        <a class="part-number" href={fromHere(props.partHref(hit.partNumber))}>
          {groupPartNumber(hit.shown)}
        </a>
      </td>
      {hit.fit || hit.successors.length > 0
        ? (
          <td class="title">
            <span class="hit-name">
              <span id={nameId}>{hit.name}</span>
              <FitMark fit={hit.fit} t={t} />
              {hit.successors.slice(0, 2).map((set) => (
                <SuccessorChip
                  key={set.parts.map((one) => one.number).join()}
                  set={set}
                  partHref={(number) => fromHere(props.partHref(number))}
                  t={t}
                  format={format}
                />
              ))}
            </span>
          </td>
        )
        : <td class="title" id={nameId}>{hit.name}</td>}
      <td>
        {hit.place && <a href={props.placeHref(hit.place)}>{hit.place.figureName}</a>}
      </td>
      <td>
        {format.names(hit.series.slice(0, SERIES_SHOWN).map((one) => one.name))}
        {hit.series.length > SERIES_SHOWN && ` +${hit.series.length - SERIES_SHOWN}`}
      </td>
      <td class="num">
        {hit.price ? format.price(hit.price) : t("part.noPrice")}
      </td>
      {props.mayOrder && (
        <td>
          {hit.notOrderable
            ? (
              <span class="not-orderable">
                {hit.successors.length > 0 ? t("part.notOrderable") : hit.notOrderable.text}
              </span>
            )
            : (
              <OrderStepper
                partNumber={hit.partNumber}
                nameId={nameId}
                pack={hit.packQuantity}
                vin={props.vin}
                seriesCode={props.seriesCode}
                cart={props.cart}
                back={props.back}
                t={t}
              />
            )}
        </td>
      )}
    </tr>
  );
}
