import type { z } from "zod";
import type { Flash } from "./flash.ts";

/** What a page shows once, read out of the flash that brought it; null when there is nothing of that shape. */
export function readShownOnce<T>(flash: Flash | null, shape: z.ZodType<T>): T | null {
  return shape.safeParse(flash?.data.shownOnce).data ?? null;
}
