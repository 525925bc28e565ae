import { benchEpc } from "./epc.ts";
import { stopOnSignals } from "./on_exit.ts";
import { benchWeb } from "./web.ts";

stopOnSignals();
const [what, ...flags] = Deno.args;
if (what === "epc") await benchEpc(flags);
else if (what === "web") await benchWeb(flags);
else {
  console.error(
    "deno task bench epc [--vehicles N] [--lines N] [--data DIR] [--inputs N] [--rounds N] [--only TEXT] [--fresh]",
  );
  console.error("deno task bench web [--data DIR] [--seconds N]");
  Deno.exit(2);
}
