import { parseArgs } from "node:util";
import { fuzzCodecs } from "./fuzz_codecs.ts";

// `deno task fuzz [--inputs 1000000] [--seed 1]`: gives bytes of all sorts to the codecs of DoIP and UDS.
const { values } = parseArgs({
  args: Deno.args,
  options: { inputs: { type: "string" }, seed: { type: "string" } },
});
const started = performance.now();
const { inputs, read, refused } = fuzzCodecs(Number(values.inputs ?? 1_000_000), Number(values.seed ?? 1));
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${inputs} inputs in ${seconds} s: ${read} read, ${refused} refused, nothing else thrown`);
