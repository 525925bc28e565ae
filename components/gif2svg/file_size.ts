import type { Format } from "@/kernel/texts/format.ts";

/** `305 KB`, `1.2 MB`: sizes as people compare them. */
export function fileSize(bytes: number, format: Pick<Format, "number">): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000
    ? `${format.number(Math.max(1, Math.round(kilobytes)))} KB`
    : `${format.number(Math.round(kilobytes / 102.4) / 10)} MB`;
}
