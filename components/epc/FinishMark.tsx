import { Chip } from "@/components/Mark.tsx";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { PartCompany } from "@/services/epc/part_types.ts";

/** A colour as a small square. */
export function Swatch({ color }: { color: string | null }) {
  if (color === null) return null;
  return (
    <svg class="swatch" viewBox="0 0 10 10" aria-hidden="true">
      <rect width="10" height="10" fill={color} />
    </svg>
  );
}

/**
 * In which paint or trim a part comes, whether it has to be painted, and whether it is dangerous goods.
 *
 * @param ofVehicle whether its finish is the vehicle's; null: not known
 */
export function ShippingChips({ part, ofVehicle, t }: {
  part: PartCompany;
  ofVehicle: boolean | null;
  t: Translate;
}) {
  const { finish } = part;
  return (
    <>
      {finish && (
        <Chip tone={ofVehicle === false ? "warn" : "line"}>
          <Swatch color={finish.swatch} />{" "}
          {t(`epc.finish.${finish.kind}`, { code: finish.code, name: finish.name })}
          {ofVehicle === true && ` · ${t("epc.finish.of_vehicle")}`}
          {ofVehicle === false && ` · ${t("epc.finish.not_of_vehicle")}`}
        </Chip>
      )}
      {part.primed && <Chip tone="line">{t("epc.primed")}</Chip>}
      {part.unNumber && (
        <Chip tone="warn" icon="triangle-alert">
          {t("epc.dangerous", { number: part.unNumber, class: part.hazardClass! })}
        </Chip>
      )}
    </>
  );
}
