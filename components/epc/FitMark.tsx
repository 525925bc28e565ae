import { Chip } from "@/components/Mark.tsx";
import { groupPartNumber } from "@/kernel/group_part_number.ts";
import type { FitAnswer } from "@/services/epc/fit/fit_types.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

const LOOKS = {
  fits: { tone: "ok", icon: "circle-check" },
  not: { tone: "err", icon: "circle-x" },
  unknown: { tone: "warn", icon: "circle-question-mark" },
} as const;

/** Whether a part fits the vehicle in context, in words and with the reason; the same wherever parts are shown. */
export function FitMark({ fit, t }: { fit: FitAnswer | null; t: Translate }) {
  if (!fit) return null;
  const { tone, icon } = LOOKS[fit.fit];
  return (
    <span class="fit-mark" data-fit={fit.fit}>
      <Chip tone={tone} icon={icon}>{fitInWords(t, fit)}</Chip>
    </span>
  );
}

/** 'Does not fit: only for model Tessa EV 200', 'Fits in place of 3411 6888 459'. */
export function fitInWords(t: Translate, { fit, reason, via }: FitAnswer): string {
  const said = t(`epc.fit.${fit}`);
  if (reason !== null) return t("epc.fit.said", { fit: said, reason });
  if (via === null) return said;
  // A number is not broken over two lines.
  return `${said} ${t("epc.fit.via", { number: groupPartNumber(via).replaceAll(" ", "\u00a0") })}`;
}
