import { benchDiagnosis } from "./diagnosis.ts";
import { benchDocuments } from "./documents.ts";
import { benchEpc } from "./epc.ts";
import { benchEvents } from "./events.ts";
import { benchFlash } from "./flash.ts";
import { benchHits } from "./hits.ts";
import { benchLoop } from "./loop.ts";
import { benchLogs } from "./logs.ts";
import { stopOnSignals } from "./on_exit.ts";
import { benchQuestions } from "./questions.ts";
import { benchRegisters } from "./registers.ts";
import { benchRepairCases } from "./repair_cases.ts";
import { benchUploads } from "./uploads.ts";
import { benchWeb } from "./web.ts";

stopOnSignals();
const [what, ...flags] = Deno.args;
if (what === "epc") await benchEpc(flags);
else if (what === "cases") await benchRepairCases(flags);
else if (what === "questions") await benchQuestions(flags);
else if (what === "documents") await benchDocuments(flags);
else if (what === "events") await benchEvents(flags);
else if (what === "registers") await benchRegisters(flags);
else if (what === "logs") await benchLogs(flags);
else if (what === "hits") await benchHits(flags);
else if (what === "loop") await benchLoop(flags);
else if (what === "web") await benchWeb(flags);
else if (what === "diagnosis") await benchDiagnosis(flags);
else if (what === "flash") await benchFlash(flags);
else if (what === "uploads") await benchUploads(flags);
else {
  console.error(
    "deno task bench epc [--vehicles N] [--lines N] [--data DIR] [--inputs N] [--rounds N] [--only TEXT] [--fresh]",
  );
  console.error(
    "deno task bench documents [--data DIR] [--documents N] [--stores N] [--users N] [--vehicles N] [--rows N] [--inputs N] [--rounds N] [--only TEXT]",
  );
  console.error("deno task bench cases [--data DIR] [--cases N] [--inputs N] [--rounds N] [--only TEXT]");
  console.error("deno task bench questions [--data DIR] [--questions N] [--inputs N] [--only TEXT]");
  console.error("deno task bench hits [--data DIR] [--all]");
  console.error("deno task bench logs [--data DIR] [--lines N] [--logins N] [--inputs N]");
  console.error("deno task bench loop [--rounds N]");
  console.error(
    "deno task bench web [--data DIR] [--seconds N] [--only cost|streams|bare|scripts] [--statements]",
  );
  console.error("deno task bench diagnosis [--data DIR] [--agents N] [--rate N] [--seconds N]");
  console.error("deno task bench flash [--megabytes N] [--rounds N] [--block BYTES]");
  console.error("deno task bench uploads [--data DIR] [--rounds N]");
  console.error(
    "deno task bench registers [--data DIR] [--users N] [--stores N] [--inputs N] [--rounds N] [--only TEXT]",
  );
  console.error("deno task bench events [--data DIR] [--events N] [--timed N] [--rounds N]");
  Deno.exit(2);
}
