import type { Translate } from "@/kernel/texts/texts.ts";
import { Icon } from "../Icon.tsx";

/** Beside the vehicle in context: that the page shows a series or model as a whole, and not this vehicle. */
export function OtherSubject({ name, isOther, t }: { name: string; isOther: boolean; t: Translate }) {
  const said = t(isOther ? "shell.other_subject" : "shell.no_vehicle", { series: name });
  return (
    <span class="other-subject" role="status" title={said}>
      <Icon name="triangle-alert" />
      <span>{said}</span>
    </span>
  );
}
