import { fromHere } from "@/components/table/from_here.ts";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { FigureAnswer } from "@/services/epc/figure_types.ts";

/** 'valid 2023-06 to 2025-01', or null where no day bounds it. */
export function periodOf(
  { validFrom: from, validTo: to }: { validFrom: string | null; validTo: string | null },
  t: Translate,
  format: Format,
): string | null {
  if (from && to) return t("epc.validSpan", { from: format.month(from), to: format.month(to) });
  if (from) return t("epc.validFrom", { from: format.month(from) });
  return to ? t("epc.validTo", { to: format.month(to) }) : null;
}

/** The drawings that a figure has had, below the one that is shown; nothing where it has had but one. */
export function FigureVersions({ figure, hrefOf, t, format }: {
  figure: FigureAnswer;
  /** The page with that drawing. */
  hrefOf: (version: number) => string;
  t: Translate;
  format: Format;
}) {
  if (figure.versions.length < 2) return null;
  return (
    <nav class="figure-versions" aria-label={t("epc.versions")}>
      <span>{t("epc.versions")}</span>
      {figure.versions.map((one) => (
        <a
          key={one.version}
          href={fromHere(hrefOf(one.version))}
          title={periodOf(one, t, format) ?? undefined}
          aria-current={one.version === figure.drawing?.version ? "page" : "false"}
        >
          {one.version}
        </a>
      ))}
    </nav>
  );
}
