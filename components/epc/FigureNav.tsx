import { Button } from "@/components/Button.tsx";
import { Icon } from "@/components/Icon.tsx";
import type { FigureAnswer, FigureLink } from "@/services/epc/figure_types.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

/** Previous and next figure of the group that fit, by number; keys `[` and `]` follow them when script runs. */
export function FigureNav({ figure, hrefOf, t }: {
  figure: FigureAnswer;
  hrefOf: (figure: FigureLink) => string;
  t: Translate;
}) {
  const tail = (link: FigureLink) => link.number.split("-").at(-1)!;
  return (
    <span class="joined">
      {figure.previous && (
        <Button
          href={hrefOf(figure.previous)}
          icon="chevron-left"
          label={`${t("epc.previous")} ${tail(figure.previous)}: ${figure.previous.name}`}
          data={{ key: "[" }}
        >
          {tail(figure.previous)}
        </Button>
      )}
      {figure.next && (
        <Button
          href={hrefOf(figure.next)}
          label={`${t("epc.next")} ${tail(figure.next)}: ${figure.next.name}`}
          data={{ key: "]" }}
        >
          {tail(figure.next)}
          <Icon name="chevron-right" />
        </Button>
      )}
    </span>
  );
}
