import type { ComponentChildren } from "preact";
import { Card } from "@/components/Card.tsx";
import type { Translate } from "@/kernel/texts/texts.ts";

/** Fields under a heading of their own; where some stand as chips, one field narrows all of those. */
export function DraftSection({ name, title, narrowed, t, children }: {
  name: string;
  title: string;
  narrowed: boolean;
  t: Translate;
  children: ComponentChildren;
}) {
  const id = `section-${name}`;
  return (
    <Card title={title}>
      {narrowed && (
        <input
          class="input needs-script"
          type="search"
          data-filters-boxes={id}
          aria-label={t("documents.look_in_section")}
          placeholder={t("documents.look_in_section")}
          autocomplete="off"
        />
      )}
      <div class="entry-form entry-form-wide" id={id}>{children}</div>
    </Card>
  );
}
