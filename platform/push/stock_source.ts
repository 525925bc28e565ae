import type { StockSource } from "@/kernel/ports/stock_source.ts";
import type { Config } from "../config.ts";
import { type DmsPlace, dmsPlaceOf } from "./dms_place.ts";

/** The stock of the dealer management system, or null where there is none. */
export function stockSourceOf(config: Config): StockSource | null {
  const place = dmsPlaceOf(config);
  return place && httpStock(place);
}

/** Asks `POST /availability` over HTTP. Redirects are not followed, since the token would go along. */
export function httpStock(place: () => Promise<DmsPlace>): StockSource {
  return {
    async ask(question, signal) {
      const { url, token } = await place();
      const answer = await fetch(`${url}/availability`, {
        method: "POST",
        redirect: "manual",
        signal,
        headers: {
          "content-type": "application/json; charset=utf-8",
          accept: "application/json",
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(question),
      });
      if (!answer.ok) {
        await answer.body?.cancel();
        throw new Error(`the availability was answered with status ${answer.status}`);
      }
      return await answer.json();
    },
  };
}
