import { useEffect } from "preact/hooks";
import { showAnew } from "../parts/show_anew.ts";

/** Has the lines shown with what is in stock, once the page stands: nobody waits for the dealer management system. Renders nothing. */
export function AskStock({ address }: { address: string }) {
  useEffect(() => void showAnew(address), []);
  return null;
}
