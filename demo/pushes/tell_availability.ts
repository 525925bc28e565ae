import { z } from "zod";
import { drawOf, stockOf } from "./decide.ts";
import type { Reply } from "./reply.ts";

const question = z.object({
  storeCode: z.string().min(1),
  lines: z.array(z.object({ partNumber: z.string().min(1), quantity: z.int().positive() })).max(500),
});

/** Depots of a region, by the first digit of the stores' codes. */
const DEPOTS: Record<string, readonly (readonly [code: string, name: string])[]> = {
  "2": [["DC-SH", "上海中心库"], ["DC-GZ", "广州分库"], ["DC-CD", "成都分库"]],
  "3": [["DC-MET", "Metz"], ["DC-LYO", "Lyon"]],
  "4": [["DC-LEJ", "Leipzig"], ["DC-NUE", "Nürnberg"]],
};
const ELSEWHERE = [["DC-HUB", "Central depot"]] as const;

/** Pieces that could be sent at once and the nearest depot that has them, part by part, as `decide` would find it. */
export function tellAvailability(body: string, discontinued: ReadonlySet<string>): Reply {
  const read = question.safeParse(JSON.parse(body));
  if (!read.success) return { status: 400, body: { reason: "unreadable-question" } };
  const { storeCode, lines } = read.data;
  const depots = DEPOTS[storeCode[0]!] ?? ELSEWHERE;
  return {
    status: 200,
    body: {
      lines: lines.map(({ partNumber, quantity }) => {
        const available = discontinued.has(partNumber) ? 0 : Math.min(quantity, stockOf(partNumber));
        // Most is in the first one.
        const draw = drawOf(`depot ${partNumber}`);
        const [code, name] = depots[draw % 3 === 0 ? draw % depots.length : 0]!;
        return { partNumber, available, depot: available > 0 ? { code, name } : null };
      }),
    },
  };
}
