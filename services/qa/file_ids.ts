import { z } from "zod";
import { LIMITS } from "@/kernel/limits.ts";

/** Ids of files of a question or a reply; an empty one says that there are none. */
export const fileIds = z.array(z.uuid().or(z.literal(""))).max(LIMITS.questionFiles + 1)
  .transform((ids) => [...new Set(ids.filter((id) => id !== ""))]);
