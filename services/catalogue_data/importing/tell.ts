import { sendLiveHint } from "@/engines/live/live_hint.ts";
import type { TxCtx } from "@/kernel/ctx.ts";

/** Tells open pages that an import has come on. */
export function tellImports(tx: TxCtx, importId: number): void {
  sendLiveHint(tx, { topic: "imports", to: { right: "CatalogueImport:view" }, id: String(importId) });
}
