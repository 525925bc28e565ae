import assert from "node:assert/strict";
import { faultsOf } from "./type_faults.ts";

Deno.test("each fault of types is told with the lines that explain it, but for packages that have no types", () => {
  const said = `edge/a.ts(16,40): error TS7016: Could not find a declaration file for module 'plain'.
  Try \`npm i --save-dev @types/plain\` if it exists
edge/b.ts(1,7): error TS2322: Type 'string' is not assignable to type 'number'.
  The expected type comes from property 'x'
    in another line
edge/c.ts(2,1): error TS2304: Cannot find name 'y'.
`;
  assert.deepEqual(faultsOf(said), [
    "edge/b.ts(1,7): error TS2322: Type 'string' is not assignable to type 'number'.\n" +
    "  The expected type comes from property 'x'\n    in another line",
    "edge/c.ts(2,1): error TS2304: Cannot find name 'y'.",
  ]);
  assert.deepEqual(faultsOf(""), []);
  assert.deepEqual(faultsOf("error TS18003: No inputs were found in config file.\n").length, 1);
});
