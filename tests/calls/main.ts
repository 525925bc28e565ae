import { serveDemo } from "../demo_portal.ts";
import { generateCalls } from "./generate_calls.ts";

// `deno task calls [--calls 30000] [--seed 1]`: sends generated calls to a demo portal of its own and tells what no answer should have
// been. Ends with 1 when there was any.
const given = (name: string, fallback: number) => {
  const at = Deno.args.indexOf(`--${name}`);
  return at < 0 ? fallback : Number(Deno.args[at + 1]);
};
const calls = given("calls", 30_000), seed = given("seed", 1);
const portal = await serveDemo({
  TRUSTED_PROXIES: "127.0.0.1",
  PAGES_PER_MINUTE: "1000000",
  FILES_PER_MINUTE: "1000000",
  EXPORTS_PER_MINUTE: "1000000",
});
const begun = performance.now();
let told = 0, toldCalls = 0;
const { asked, statuses, findings } = await generateCalls(portal, {
  calls,
  seed,
  progress({ asked, findings }) {
    if (asked >= toldCalls) {
      console.log(`${asked} of ${calls}, ${findings.length} findings`);
      toldCalls += 1000;
    }
    for (const finding of findings.slice(told)) console.log(JSON.stringify(finding));
    told = findings.length;
  },
});
const seconds = Math.round((performance.now() - begun) / 1000);
console.log(
  `${asked} requests, seed ${seed}, ${seconds} s, ${findings.length} findings; by status:`,
  statuses,
);
await portal[Symbol.asyncDispose]();
Deno.exit(findings.length > 0 ? 1 : 0);
