import { PARTIAL_PARAM } from "../partial.ts";
import { applyPartials, NoPartials } from "./apply_partials.ts";

/**
 * Fetches an address for its partials and shows them. Where a redirect leads to a page without any, that page is opened.
 * @returns the address that the answer stands for: where redirects led, else `address`; undefined when the page is left
 */
export async function fetchPartials(
  address: URL,
  from: URL,
  init: RequestInit = {},
): Promise<URL | undefined> {
  const asked = new URL(from);
  asked.searchParams.set(PARTIAL_PARAM, "true");
  const response = await fetch(asked, { ...init, redirect: "follow" });
  const led = new URL(response.url);
  const reached = response.redirected && led.origin === address.origin ? led : new URL(address);
  reached.searchParams.delete(PARTIAL_PARAM);
  try {
    await applyPartials(response);
  } catch (error) {
    if (!(error instanceof NoPartials) || !response.redirected) throw error;
    location.href = reached.href;
    return undefined;
  }
  return reached;
}
