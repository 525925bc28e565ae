import { Chip, PartNumber } from "@/components/Mark.tsx";
import { Icon } from "@/components/Icon.tsx";
import type { PartHit, PartPlace } from "@/services/part_search/types.ts";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { AddToCart } from "@/components/epc/AddToCart.tsx";

export interface PartRowsProps {
  hits: readonly (PartHit & { typed?: string })[];
  /** Shows what had been typed beside each, for pasted lists. */
  withTyped?: boolean;
  currentPart: string | null;
  vin: string | null;
  seriesCode: string | null;
  mayOrder: boolean;
  back: string;
  partHref: (number: string) => string;
  placeHref: (place: PartPlace) => string;
  t: Translate;
  format: Format;
}

/** Found parts as a table: number, name, where it stands, price, order. */
export function PartRows(props: PartRowsProps) {
  const { t } = props;
  return (
    <table class="table stack part-rows">
      <thead>
        <tr>
          {props.withTyped && <th scope="col">{t("part_search.typed")}</th>}
          <th scope="col">{t("part.partNumber")}</th>
          <th scope="col">{t("part.name")}</th>
          <th scope="col">{t("part_search.place")}</th>
          <th scope="col">{t("part.series")}</th>
          <th scope="col" class="num">{t("part.price")}</th>
          {props.mayOrder && <th scope="col" class="num">{t("part.order")}</th>}
        </tr>
      </thead>
      <tbody>
        {props.hits.map((hit) => <Row key={hit.partNumber + (hit.typed ?? "")} hit={hit} {...props} />)}
      </tbody>
    </table>
  );
}

function Row({ hit, ...props }: PartRowsProps & { hit: PartHit & { typed?: string } }) {
  const { t, format } = props;
  const SERIES_SHOWN = 2;
  return (
    <tr aria-current={hit.partNumber === props.currentPart ? "true" : undefined}>
      {props.withTyped && <td class="mono nowrap" data-label={t("part_search.typed")}>{hit.typed}</td>}
      <td class="nowrap">
        <a class="link-plain" href={props.partHref(hit.partNumber)}>
          <PartNumber>{hit.partNumber}</PartNumber>
        </a>
      </td>
      <td class="title">
        <span class="hit-name">
          {hit.name}
          {hit.replacedBy.map((part) => (
            <span key={part.number} class="chip chip-warn">
              <Icon name="corner-down-right" />
              <span>
                {t("part.replacedBy")} <a class="mono" href={props.partHref(part.number)}>{part.shown}</a>
              </span>
            </span>
          ))}
          {hit.discontinued && <Chip>{t("part.discontinued")}</Chip>}
        </span>
      </td>
      <td class="place-col">
        {hit.place && <a class="link" href={props.placeHref(hit.place)}>{hit.place.figureName}</a>}
      </td>
      <td class="text-ink-2">
        {hit.series.slice(0, SERIES_SHOWN).map((one) => one.name).join(", ")}
        {hit.series.length > SERIES_SHOWN && ` +${hit.series.length - SERIES_SHOWN}`}
      </td>
      <td class="num nowrap">
        {hit.price ? `${format.money(hit.price.amount)} ${hit.price.currency}` : t("part.noPrice")}
      </td>
      {props.mayOrder && (
        <td class="num">
          {!hit.discontinued && (
            <AddToCart
              partNumber={hit.partNumber}
              name={hit.name}
              pack={hit.packQuantity}
              vin={props.vin}
              seriesCode={props.seriesCode}
              back={props.back}
              t={t}
            />
          )}
        </td>
      )}
    </tr>
  );
}
