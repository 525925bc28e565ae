import { refusalOf, typedOf } from "@/components/Field.tsx";
import type { Flash } from "@/edge/flash.ts";

/** What a field holds: as it was typed and refused, else as it was kept before; and why it was refused. */
export function saidInForm(flash: Flash | null, form: string) {
  return (name: string, before: string | number | null | undefined) => ({
    value: typedOf(flash, form, name) ?? (flash?.form === form ? undefined : before ?? undefined),
    error: refusalOf(flash, form, name),
  });
}
