import { Notice } from "@/components/Notice.tsx";
import type { Drawing } from "@/engines/files/convert/drawings.ts";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { fileSize } from "./file_size.ts";

/** What a preview shows beside the original. */
export interface Shown {
  href: string;
  /** Null when nothing came of it. */
  paths: number | null;
  size: number | null;
  threshold: number | null;
  reason: string | null;
}

/** Original and preview side by side; script lets them lie on each other and be looked at closely. */
export function TraceCompare(
  { drawing, originalHref, shown, format, t }: {
    drawing: Drawing;
    originalHref: string;
    shown: Shown;
    format: Format;
    t: Translate;
  },
) {
  return (
    <div class="trace-stage" data-trace-stage data-view="side" data-zoom="1">
      <figure class="trace-side">
        <figcaption>
          <b>{t("files.before")}</b>
          <span class="num">{fileSize(drawing.size, format)}</span>
        </figcaption>
        <div class="trace-sheet" tabindex={0} role="group" aria-label={t("files.before")}>
          <img src={originalHref} alt={t("gif2svg.before-alt", { name: drawing.name })} />
        </div>
      </figure>
      <figure class="trace-side">
        <figcaption>
          <b>{t("gif2svg.after")}</b>
          <span class="num" data-trace-facts aria-live="polite">
            {shown.size !== null && shown.paths !== null &&
              t("gif2svg.facts", { size: fileSize(shown.size, format), paths: shown.paths })}
          </span>
        </figcaption>
        <div class="trace-sheet" tabindex={0} role="group" aria-label={t("gif2svg.after")}>
          {shown.reason ? <Notice tone="err">{shown.reason}</Notice> : (
            <img
              src={shown.href}
              alt={t("files.after-alt", { name: drawing.name })}
              data-trace-preview
            />
          )}
        </div>
      </figure>
    </div>
  );
}
