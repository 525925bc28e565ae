import type { CallBack } from "./call_back.ts";

/**
 * Calls a portal's `POST /tis/orders/{number}/answer` with a machine's token. `origin` may be not known yet: then the call is tried again
 * later. Only stores of the token's edition can be told of.
 */
export function portalCallBack(
  origin: () => string | null,
  token: string,
  reaches: (storeCode: string) => boolean,
): CallBack {
  return {
    reaches,
    async tell(orderNumber, decision) {
      const at = origin();
      if (at === null) throw new Error("the portal's address is not known yet");
      const answer = await fetch(`${at}/tis/orders/${encodeURIComponent(orderNumber)}/answer`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${token}`,
          "content-type": "application/json",
          language: "en_US",
        },
        body: JSON.stringify(decision),
        signal: AbortSignal.timeout(30_000),
      });
      const { code, msg } = await answer.json();
      // Another decision stands already: telling it again changes nothing.
      if (code !== 200 && code !== 8080997) throw new Error(`the portal refuses: ${msg}`);
    },
  };
}
