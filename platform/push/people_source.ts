import type { PeopleAnswer, PeopleSource } from "@/kernel/ports/people_source.ts";
import type { Config } from "../config.ts";
import { demoDmsFolder, readSimulatedAddress } from "./simulated.ts";

interface Place {
  url: string;
  token: string | null;
}

/**
 * The people of the dealer management system: the configured one, in demo mode without one the simulated one, wherever it runs; null
 * where there is none.
 */
export function peopleSourceOf(config: Config): PeopleSource | null {
  const { dmsUrl, dmsToken, dmsTimeoutMs } = config;
  if (dmsUrl !== null) {
    return httpPeople(() => Promise.resolve({ url: dmsUrl, token: dmsToken }), dmsTimeoutMs);
  }
  if (!config.demo) return null;
  return httpPeople(async () => {
    const place = await readSimulatedAddress(demoDmsFolder(config));
    if (place === null) throw new Error("the simulated dealer management system does not run");
    return place;
  }, dmsTimeoutMs);
}

/** Asks `GET /users` over HTTP. Redirects are not followed, since the token would go along. */
export function httpPeople(place: () => Promise<Place>, timeoutMs: number): PeopleSource {
  return {
    async page(since, page, signal): Promise<PeopleAnswer> {
      const { url, token } = await place();
      const query = new URLSearchParams({ page: String(page) });
      if (since) query.set("changedSince", since.toISOString());
      const answer = await fetch(`${url}/users?${query}`, {
        redirect: "manual",
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        headers: {
          accept: "application/json",
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
      });
      return {
        ok: answer.ok,
        status: answer.status,
        json: await answer.json().catch(() => undefined) as unknown,
      };
    },
  };
}
