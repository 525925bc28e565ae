import type { PeopleAnswer, PeopleSource } from "@/kernel/ports/people_source.ts";
import type { Config } from "../config.ts";
import { type DmsPlace, dmsPlaceOf } from "./dms_place.ts";

/** The people of the dealer management system, or null where there is none. */
export function peopleSourceOf(config: Config): PeopleSource | null {
  const place = dmsPlaceOf(config);
  return place && httpPeople(place, config.dmsTimeoutMs);
}

/** Asks `GET /users` over HTTP. Redirects are not followed, since the token would go along. */
export function httpPeople(place: () => Promise<DmsPlace>, timeoutMs: number): PeopleSource {
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
