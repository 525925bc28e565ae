import assert from "node:assert/strict";
import { join } from "node:path";
import { ROOT } from "../source_tree.ts";

/** Lines of levels 1 and 2 of the OWASP Application Security Verification Standard 5.0.0 by section. */
const LINES: Readonly<Record<string, readonly number[]>> = {
  ...{ "1.1": upTo(2), "1.2": upTo(9), "1.3": upTo(11), "1.4": upTo(3), "1.5": upTo(2) },
  ...{ "2.1": upTo(3), "2.2": upTo(3), "2.3": upTo(4), "2.4": upTo(1) },
  ...{ "3.2": upTo(2), "3.3": upTo(4), "3.4": upTo(6), "3.5": upTo(5), "3.7": upTo(2) },
  ...{ "4.1": upTo(3), "4.2": upTo(1), "4.3": upTo(2), "4.4": upTo(4) },
  ...{ "5.1": upTo(1), "5.2": upTo(3), "5.3": upTo(2), "5.4": upTo(3) },
  ...{ "6.1": upTo(3), "6.2": upTo(12), "6.3": upTo(4), "6.4": upTo(4), "6.5": upTo(5), "6.6": upTo(3) },
  ...{ "6.8": upTo(4) },
  ...{ "7.1": upTo(3), "7.2": upTo(4), "7.3": upTo(2), "7.4": upTo(5), "7.5": upTo(2), "7.6": upTo(2) },
  ...{ "8.1": upTo(2), "8.2": upTo(3), "8.3": upTo(1), "8.4": upTo(1) },
  ...{ "9.1": upTo(3), "9.2": upTo(4) },
  ...{ "10.1": upTo(2), "10.2": upTo(2), "10.3": upTo(4), "10.4": upTo(11), "10.5": upTo(5) },
  ...{ "10.6": upTo(2), "10.7": upTo(3) },
  ...{ "11.1": upTo(2), "11.2": upTo(3), "11.3": upTo(3), "11.4": upTo(4), "11.5": upTo(1) },
  ...{ "11.6": upTo(1) },
  ...{ "12.1": upTo(3), "12.2": upTo(2), "12.3": upTo(4) },
  ...{ "13.1": upTo(1), "13.2": upTo(5), "13.3": upTo(2), "13.4": upTo(5) },
  ...{ "14.1": upTo(2), "14.2": upTo(4), "14.3": upTo(3) },
  ...{ "15.1": upTo(3), "15.2": upTo(3), "15.3": upTo(7) },
  ...{ "16.1": upTo(1), "16.2": upTo(5), "16.3": upTo(4), "16.4": upTo(3), "16.5": upTo(3) },
  ...{ "17.1": upTo(1), "17.2": upTo(4), "17.3": upTo(2) },
};

const STATES = ["shown", "partly", "not yet", "does not apply"];

function upTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

const text = await Deno.readTextFile(join(ROOT, "docs/security.md"));
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| (.*) \| (.*) \| (.*) \|$/gm)].map(
  ([, line, what, state, where]) => ({ line: line!, what: what!, state: state!, where: where!.trim() }),
);

Deno.test("each line of levels 1 and 2 of the standard stands in docs/security.md, once", () => {
  const wanted = Object.entries(LINES).flatMap(([section, lines]) =>
    lines.map((line) => `${section}.${line}`)
  );
  assert.equal(wanted.length, 253);
  assert.deepEqual(rows.map(({ line }) => line).sort(), wanted.sort());
});

Deno.test("each line says how it stands and, but for what is not there, where that is seen", () => {
  for (const { line, what, state, where } of rows) {
    assert.ok(STATES.includes(state), `${line}: ${state}`);
    assert.ok(what !== "" && (where !== "" || state === "not yet"), line);
  }
});

Deno.test("the sums at its head are those of its lines", () => {
  for (const state of STATES) {
    const sum = rows.filter((row) => row.state === state).length;
    assert.ok(text.includes(`| ${state} | ${sum} |`), `${state}: ${sum}`);
  }
});
