import type { ComponentChildren } from "preact";
import type { Flash } from "@/edge/flash.ts";
import { Icon } from "./Icon.tsx";

const ICONS = { ok: "circle-check", warn: "triangle-alert", err: "circle-x", info: "info" };

/** A sentence across the page under its head: an outcome, a warning about the vehicle. */
export function Notice({ tone, children }: { tone: keyof typeof ICONS; children: ComponentChildren }) {
  return (
    <div class={`notice notice-${tone}`} role={tone === "err" ? "alert" : "status"}>
      <Icon name={ICONS[tone]} />
      <div>{children}</div>
    </div>
  );
}

/** Outcome of the last post, for readers without script and for posts that led to another page. */
export function FlashNotice({ flash }: { flash: Flash | null }) {
  if (!flash) return null;
  return <Notice tone={flash.kind === "success" ? "ok" : "err"}>{flash.message}</Notice>;
}
