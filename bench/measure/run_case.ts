import type { Ctx, Pool } from "@/kernel/ctx.ts";
import type { Case, Trial } from "./cases.ts";
import { recordingPool, replay } from "./statements.ts";

/** What stands on both sides of the comparison. */
export interface Sides {
  /** `http://127.0.0.1:12345` */
  origin: string;
  /** Tokens of people that share the work. */
  tokens: readonly string[];
  /** A technician's context; its pool is replaced by one that notes the statements. */
  ctxOn(pool: Pool): Ctx;
  databaseUrl: string;
  /** One connection of the portal's client, for the bare statements. */
  bare: Pool;
  /** How often each input is timed; its best time counts, on either side. */
  rounds: number;
}

export interface CaseTimes {
  /** Milliseconds, one an input. */
  bare: number[];
  http: number[];
  /** Answers by envelope code: '200', or the refusal's. */
  codes: Map<string, number>;
}

/**
 * Times every input over HTTP and as bare statements, in turn, so that whatever else the machine does falls on both; all
 * of it once beforehand, untimed, so that caches and prepared statements are warm.
 */
export async function runCase(one: Case, sides: Sides): Promise<CaseTimes> {
  const recorder = recordingPool(sides.databaseUrl);
  const ctx = sides.ctxOn(recorder.pool);
  const recorded = [];
  for (const trial of one.trials) recorded.push(await recorder.record(() => trial.service(ctx)));
  await recorder.pool.end();
  const times: CaseTimes = { bare: [], http: [], codes: new Map() };
  let caller = 0;
  const ask = async ({ path, body }: Trial) => {
    const number = caller++ % sides.tokens.length;
    const response = await fetch(sides.origin + path, {
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
      headers: {
        ...(body !== undefined && { "content-type": "application/json" }),
        authorization: sides.tokens[number]!,
        // The portal counts calls by address too: each technician comes from one of their own, told as a proxy would.
        "x-forwarded-for": `10.20.${number >> 8}.${number & 255}`,
      },
    });
    return await response.text();
  };
  for (let round = 0; round <= sides.rounds; round++) {
    for (const [place, trial] of one.trials.entries()) {
      const begun = performance.now();
      await replay(sides.bare, recorded[place]!);
      const between = performance.now();
      const text = await ask(trial);
      const ended = performance.now();
      if (round === 0) {
        const code = String(JSON.parse(text).code);
        times.codes.set(code, (times.codes.get(code) ?? 0) + 1);
        continue;
      }
      times.bare[place] = Math.min(times.bare[place] ?? Infinity, between - begun);
      times.http[place] = Math.min(times.http[place] ?? Infinity, ended - between);
    }
  }
  return times;
}
