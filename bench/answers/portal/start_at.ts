/** Sets the clock of this process and starts the portal whose start.ts is named by the environment. */
import { setClock } from "./clock.ts";

setClock(JSON.parse(Deno.env.get("ANSWERS_CLOCK")!));
await import(Deno.env.get("ANSWERS_START")!);
