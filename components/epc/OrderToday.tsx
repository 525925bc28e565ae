import { PartNumber } from "@/components/Mark.tsx";
import type { PartFacts } from "@/services/epc/part_types.ts";
import type { SuccessorSet } from "@/services/epc/successors.ts";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

/**
 * What can be ordered today in place of a part that is followed by others: each set a line, its parts together. A part that can no longer be
 * ordered and has nothing interchangeable says so.
 */
export function OrderToday({ part, sets, partHref, t, format }: {
  part: PartFacts;
  sets: readonly SuccessorSet[];
  partHref: (number: string) => string;
  t: Translate;
  format: Format;
}) {
  const isFollowed = part.replacedBy.some((link) => link.inForce);
  if (!isFollowed) return null;
  if (sets.length === 0) {
    return part.notOrderable ? <p class="notice notice-warn">{t("epc.today.none")}</p> : null;
  }
  return (
    <section class="order-today" aria-labelledby="order-today">
      <h3 id="order-today">{t("epc.today.title")}</h3>
      <ul>
        {sets.map((set, place) => (
          <li key={set.parts.map((one) => one.number).join()}>
            {place > 0 && <span class="note">{t("epc.today.or")}</span>}
            {set.parts.map((one, index) => (
              <span key={one.number}>
                {index > 0 && " + "}
                <a href={partHref(one.number)}>
                  <PartNumber>{one.number}</PartNumber>
                </a>
                {one.ratio !== 1 && ` (${t("epc.today.ratio", { ratio: format.number(one.ratio) })})`}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
