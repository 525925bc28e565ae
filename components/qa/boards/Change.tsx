import type { Format } from "@/kernel/texts/format.ts";

/** By how much a number has changed since the period before; nothing where there was none. */
export function Change({ now, before, format }: { now: number; before: number; format: Format }) {
  if (before === 0 || now === before) return null;
  const share = (now - before) / before;
  return <small class="text-ink-3">{share > 0 ? "+" : "−"}{format.percent(Math.abs(share))}</small>;
}
