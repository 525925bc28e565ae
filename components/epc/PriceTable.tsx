import { Chip } from "@/components/Mark.tsx";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { PartAnswer } from "@/services/epc/part_types.ts";

/** The prices of a part by list and day, the one that counts marked. */
export function PriceTable({ part, t, format }: { part: PartAnswer; t: Translate; format: Format }) {
  return (
    <table class="table" data-density="compact">
      <thead>
        <tr>
          <th scope="col">{t("epc.priceList")}</th>
          <th scope="col">{t("epc.validSince")}</th>
          <th scope="col" class="num">{t("part.price")}</th>
        </tr>
      </thead>
      <tbody>
        {part.prices.map((row) => (
          <tr key={row.priceList + row.validFrom}>
            <td>
              {row.priceList} {row.current && <Chip tone="ok">{t("epc.currentPrice")}</Chip>}
            </td>
            <td>{format.day(row.validFrom)}</td>
            <td class="num">{format.price(row.price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
