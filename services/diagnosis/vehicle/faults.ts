import { z } from "zod";
import { CONDITIONS } from "./measure.ts";

const target = {
  /** Code of an ECU; without it each is meant. */
  ecu: z.string().max(8).optional(),
  /** First byte of the requests; without it each is meant. */
  service: z.coerce.number().int().min(0).max(255).optional(),
  times: z.coerce.number().int().min(1).max(1_000_000).default(1),
};

/** What goes wrong on demand. */
export const fault = z.discriminatedUnion("kind", [
  /** A request is taken and never answered. */
  z.strictObject({ kind: z.literal("drop"), ...target }),
  /** The answer comes late. */
  z.strictObject({
    kind: z.literal("delay"),
    ...target,
    milliseconds: z.coerce.number().int().min(1).max(600_000),
  }),
  /** The answer is a negative one. */
  z.strictObject({ kind: z.literal("negative"), ...target, code: z.coerce.number().int().min(1).max(255) }),
  /** The connection is cut in place of an answer. */
  z.strictObject({ kind: z.literal("disconnect"), ...target }),
  /** Power is lost in the middle of a transfer, and comes back. */
  z.strictObject({
    kind: z.literal("power-loss"),
    ...target,
    afterBlocks: z.coerce.number().int().min(1).default(1),
    milliseconds: z.coerce.number().int().min(1).max(600_000).default(1000),
  }),
]);

export type Fault = z.infer<typeof fault>;

export const condition = z.enum(CONDITIONS);

/** `drop:ecu=BMS,service=0x22,times=3` as the command line gives it. @throws z.ZodError */
export function parseFault(text: string): Fault {
  const [kind, fields = ""] = text.split(":");
  const given = fields.split(",").filter(Boolean).map((field) => field.split("="));
  return fault.parse({ kind, ...Object.fromEntries(given) });
}

/** Faults that still have to occur, the oldest first. */
export class ArmedFaults {
  #armed: Fault[] = [];
  #blocks = 0;

  get list(): readonly Fault[] {
    return this.#armed;
  }

  arm(armed: Fault): void {
    this.#armed.push({ ...armed });
  }

  clear(): void {
    this.#armed = [];
    this.#blocks = 0;
  }

  /** The fault that this request meets, counted; null: none. */
  take(ecu: string, sid: number): Fault | null {
    for (const armed of this.#armed) {
      if (armed.ecu !== undefined && armed.ecu !== ecu) continue;
      if (armed.kind === "power-loss") {
        if (sid !== 0x36 || ++this.#blocks <= armed.afterBlocks) continue;
        this.#blocks = 0;
      } else if (armed.service !== undefined && armed.service !== sid) continue;
      if (--armed.times === 0) this.#armed = this.#armed.filter((other) => other !== armed);
      return armed;
    }
    return null;
  }
}
