import { fillText } from "@/islands/fill_text.ts";
import type { ImportTexts } from "@/components/registers/import_texts.ts";
import { Icon } from "@/components/Icon.tsx";
import type { ImportResult } from "@/engines/registers/types.ts";

/** What an import came to, and the way to the list. */
export function ImportDone(
  { result, listHref, texts }: { result: ImportResult; listHref: string; texts: ImportTexts },
) {
  const { added, changed, same, left } = result;
  const said = fillText(texts.done, { added, changed, same });
  return (
    <p class="notice notice-ok import-done">
      <Icon name="circle-check" />
      <span>
        {said}
        {left.length > 0 && `; ${fillText(texts.left, { count: left.length })}`}{" "}
        <a class="link" href={listHref}>{texts.back}</a>
      </span>
    </p>
  );
}
