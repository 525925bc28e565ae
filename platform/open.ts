import { readConfig } from "./config.ts";
import { environ } from "./environ.ts";
import { openStores, type Stores } from "./stores.ts";

/**
 * The stores of this process. The start and the pages both wait for this one promise, since the built pages are loaded by import and
 * can be given nothing.
 */
export const stores: Promise<Stores> = openStores(
  readConfig(environ()),
  (text) => console.log(text),
);
