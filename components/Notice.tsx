import type { ComponentChildren } from "preact";
import type { Flash } from "@/edge/flash.ts";
import { Icon } from "./Icon.tsx";

const ICONS = { ok: "circle-check", warn: "triangle-alert", err: "circle-x", info: "info" };

/** A sentence across the page under its head: an outcome, a warning about the vehicle. `once`: it is gone when the page is left. */
export function Notice(
  { tone, once = false, children }: {
    tone: keyof typeof ICONS;
    once?: boolean;
    children: ComponentChildren;
  },
) {
  return (
    <div
      class={`notice notice-${tone}`}
      role={tone === "err" ? "alert" : "status"}
      data-shown-once={once || undefined}
    >
      <Icon name={ICONS[tone]} />
      <div>{children}</div>
    </div>
  );
}

/** Outcome of the last post, for readers without script and for posts that led to another page. */
export function FlashNotice({ flash }: { flash: Flash | null }) {
  if (!flash) return null;
  return <Notice tone={flash.kind === "success" ? "ok" : "err"} once>{flash.message}</Notice>;
}
