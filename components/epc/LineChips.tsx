import { Chip } from "@/components/Mark.tsx";
import { isInterchangeable } from "@/services/epc/interchangeable.ts";
import type { FigureLine } from "@/services/epc/figure_types.ts";
import type { PartFacts, SuccessorSet, SupersessionLink } from "@/services/epc/part_types.ts";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { Icon } from "@/components/Icon.tsx";

interface Shown {
  t: Translate;
  format: Format;
  /** Where a part's details stand. */
  partHref: (number: string) => string;
}

/** What stands out about a part: supersession, kind, pack, torque. */
export function PartChips({ part, t, format, partHref }: { part: PartFacts } & Shown) {
  return (
    <>
      {part.replaces.filter((link) => link.inForce).slice(0, 2).map((link) => (
        <SupersessionChip
          key={link.number}
          link={link}
          direction="replaces"
          t={t}
          format={format}
          partHref={partHref}
        />
      ))}
      {part.successors.slice(0, 2).map((set) => (
        <SuccessorChip
          key={set.parts.map((one) => one.number).join()}
          set={set}
          t={t}
          format={format}
          partHref={partHref}
        />
      ))}
      {part.replacedBy.filter((link) => !link.inForce && isInterchangeable(part.replacedBy, link)).slice(0, 3)
        .map((link) => (
          <SupersessionChip
            key={link.number}
            link={link}
            direction="replacedBy"
            t={t}
            format={format}
            partHref={partHref}
          />
        ))}
      {part.standardPart && <Chip tone="line">{t("epc.standardPart")}</Chip>}
      {part.auxiliary && <Chip tone="line">{t("epc.auxiliary")}</Chip>}
      {part.exchange && (
        <Chip tone="line">
          {part.core
            ? t("part.exchange", { amount: format.money(part.core.amount) })
            : t("epc.exchangeNoCore")}
        </Chip>
      )}
      {part.replaceOnceOpened && <Chip tone="line">{t("epc.replaceOnceOpened")}</Chip>}
      {part.torqueNm !== null && (
        <Chip tone="line">
          {part.torqueAngle === null
            ? t("epc.torque", { value: part.torqueNm })
            : t("epc.torqueAngle", { value: part.torqueNm, angle: part.torqueAngle })}
        </Chip>
      )}
      {part.packQuantity > 1 && <Chip tone="line">{t("part.pack", { count: part.packQuantity })}</Chip>}
    </>
  );
}

/** What is ordered together in place of a part; the ratio of each is left out where pieces are told beside it. */
interface ShownSet extends Pick<SuccessorSet, "kind"> {
  parts: readonly { number: string; shown: string; ratio?: number }[];
}

/** 'replaced by 1120 6847 148 + 2 × 1120 6849 852': what can be ordered today in its place, the whole set. */
export function SuccessorChip({ set, t, format, partHref }: { set: ShownSet } & Shown) {
  return (
    <span class="chip chip-warn">
      <Icon name="corner-down-right" />
      <span>
        {t("part.replacedBy")} {set.parts.map(({ number, shown, ratio = 1 }, place) => (
          <span key={number}>
            {place > 0 && " + "}
            {ratio !== 1 && `${format.number(ratio)} × `}
            <a class="mono" href={partHref(number)}>{shown}</a>
          </span>
        ))}
        {set.kind === "use_up_stock" && ` ${t("part.whenStockEnds")}`}
      </span>
    </span>
  );
}

/** 'replaces 3411 6871 377', 'replaced by 3410 6888 461 when stock ends': arrow and word, the number a link. */
function SupersessionChip({ link, direction, t, format, partHref }: {
  link: SupersessionLink;
  direction: "replaces" | "replacedBy";
} & Shown) {
  const after = direction === "replacedBy" && link.kind === "use_up_stock"
    ? t("part.whenStockEnds")
    : !link.inForce
    ? t("epc.from", { date: format.day(link.validFrom) })
    : null;
  return (
    <span class={`chip ${direction === "replaces" ? "chip-info" : "chip-warn"}`}>
      <Icon name={direction === "replaces" ? "corner-up-left" : "corner-down-right"} />
      <span>
        {t(`part.${direction}`)} <a class="mono" href={partHref(link.number)}>{link.shown}</a>
        {after && ` ${after}`}
      </span>
    </span>
  );
}

/** Why a line does not fit, or for which vehicles it is valid when there is none. */
export function FitChips(
  { line, withoutVehicle, t }: { line: FigureLine; withoutVehicle: boolean; t: Translate },
) {
  if (line.fit === "not" && line.reason) return <Chip tone="reason">{line.reason}</Chip>;
  if (line.fit === "unknown" && line.reason && !withoutVehicle) {
    return (
      <Chip tone="warn" icon="circle-question-mark">{t("epc.unknownFit", { reason: line.reason })}</Chip>
    );
  }
  if (withoutVehicle) {
    return <>{line.applicability.map((text) => <Chip key={text} tone="line">{text}</Chip>)}</>;
  }
  return null;
}
