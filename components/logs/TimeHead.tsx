import { SortHead } from "@/components/table/SortHead.tsx";
import type { Translate } from "@/kernel/texts/texts.ts";

/** Head of the moments: logs are read by time, newest or oldest first. */
export function TimeHead({ oldest, href, t }: { oldest: boolean; href: string; t: Translate }) {
  return (
    <SortHead column="at" sort={{ column: "at", descending: !oldest }} href={() => href} t={t}>
      {t("logs.at")}
    </SortHead>
  );
}
