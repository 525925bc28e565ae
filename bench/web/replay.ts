import type { Pool } from "@/kernel/ctx.ts";

/** A statement as the client is given it. */
export interface Statement {
  text: string;
  parameters: unknown[];
  types: number[];
}

/** Sends the statements of each round together, as the page does. */
export async function replay(pool: Pool, rounds: readonly Statement[][]): Promise<void> {
  for (const round of rounds) {
    await Promise.all(round.map(({ text, parameters, types }) => {
      // A row can be put in only once under its id.
      const values = /\binsert into\b/.test(text) ? parameters.map(otherId) : parameters;
      const typed = values.map((value, place) => pool.typed(value as never, types[place]!));
      return pool.unsafe(text, typed as never[], { prepare: parameters.length > 0 });
    }));
  }
}

function otherId(value: unknown): unknown {
  return typeof value === "string" && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)
    ? crypto.randomUUID()
    : value;
}
