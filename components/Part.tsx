import type { ComponentChildren } from "preact";
import { Partial } from "fresh/runtime";
import { PartShown } from "@/islands/parts/PartShown.tsx";

/**
 * A part of a page that islands have shown anew without the rest (islands/parts/show_anew.ts). A page of many parts needs this around one of
 * them, a plain `<Partial>` around the others.
 */
export function Part({ name, children }: {
  /** Unique in the page. */
  name: string;
  children: ComponentChildren;
}) {
  return (
    <Partial name={name}>
      {children}
      <PartShown />
    </Partial>
  );
}
