import { Chip, Vin } from "@/components/Mark.tsx";
import { epcHref } from "@/components/epc/page_links.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

export interface LineOriginProps {
  line: {
    vin: string | null;
    seriesCode: string | null;
    figureCode: string | null;
    callout: string | null;
    /** What the catalogue calls the figure now; an order keeps only its code. */
    figureName?: string | null;
  };
  basePath: string;
  t: Translate;
}

/** The vehicle that a line's part is for and the place in the catalogue where it was chosen, both as links. */
export function LineOrigin({ line, basePath, t }: LineOriginProps) {
  const subject = line.vin ? { vin: line.vin } : { seriesCode: line.seriesCode ?? undefined };
  const label = [
    line.figureCode,
    line.callout && t("part.calloutAlone", { callout: line.callout }),
  ].filter(Boolean).join(" · ");
  return (
    <>
      {line.vin
        ? (
          <a class="link-plain" href={epcHref(basePath, "EPCPage", { vin: line.vin })}>
            <Vin>{line.vin}</Vin>
          </a>
        )
        : <Chip tone="reason">{t("orders.noVehicle")}</Chip>}
      {line.figureCode && (
        <a
          class="cart-figure link"
          title={line.figureName ?? undefined}
          href={epcHref(basePath, "EPC2D", {
            ...subject,
            figure: line.figureCode,
            callout: line.callout ?? undefined,
          })}
        >
          {label}
        </a>
      )}
    </>
  );
}
