import { z } from "zod";

/** Members that the calls of password cards have in common. */

export const orgCode = z.string().min(1).max(40).describe("dealer");
export const seriesCode = z.string().min(1).max(40);
export const moment = z.date().describe("ISO 8601");
