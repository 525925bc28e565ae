import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { Counts } from "@/services/tsb/work_orders/types.ts";

/** A bar of what has ended, what is in work and what is open, with the share of what has ended. */
export function ProgressBar({ counts, t, format }: { counts: Counts; t: Translate; format: Format }) {
  const { total, done, notApplicable, inWork, open } = counts;
  const ended = done + notApplicable;
  const share = total === 0 ? 0 : Math.floor(100 * ended / total);
  const said = t("tsb.order.progress_says", { ended, total, done, notApplicable, inWork, open });
  // Drawn, not styled: the content policy allows no styles in attributes.
  const parts = [
    { name: "done", amount: done },
    { name: "not", amount: notApplicable },
    { name: "work", amount: inWork },
  ];
  let at = 0;
  return (
    <div class="work-progress" title={said}>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" role="img" aria-label={said}>
        <rect class="work-open" width="100" height="6" />
        {parts.map(({ name, amount }) => {
          const width = total === 0 ? 0 : 100 * amount / total;
          const x = at;
          at += width;
          return width > 0 && <rect key={name} class={`work-${name}`} x={x} width={width} height="6" />;
        })}
      </svg>
      <span class="num">{format.number(share)} %</span>
    </div>
  );
}
