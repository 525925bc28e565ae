/** Sets the clock of this process, takes chance out of its pictures and starts the portal whose program is named by the environment. */
import { setClock } from "./clock.ts";
import { drawNoNoise } from "./draw_no_noise.ts";

setClock(JSON.parse(Deno.env.get("ANSWERS_CLOCK")!));
await drawNoNoise();
await import(Deno.env.get("ANSWERS_START")!);
