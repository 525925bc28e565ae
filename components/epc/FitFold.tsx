import type { ComponentChildren } from "preact";
import { Icon } from "@/components/Icon.tsx";
import type { Translate } from "@/kernel/texts/texts.ts";

/** What does not fit the vehicle, folded away below what does: '43 more that do not fit'. */
export function FitFold({ count, alone, open, t, children }: {
  count: number;
  /** Nothing that fits stands above. */
  alone: boolean;
  /** Stands open: something in it is looked at. */
  open: boolean;
  t: Translate;
  children: ComponentChildren;
}) {
  if (count === 0) return null;
  return (
    <details class="fit-fold" open={open}>
      <summary>
        <Icon name="circle-x" />
        {t(alone ? "part.noneFitting" : "part.notFitting", { count })}
      </summary>
      {children}
    </details>
  );
}
