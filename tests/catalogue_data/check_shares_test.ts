import assert from "node:assert/strict";
import { checkShares } from "@/services/catalogue_data/importing/check_shares.ts";

for (const hasDrawings of [true, false]) {
  Deno.test(`a dry run ${hasDrawings ? "with" : "without"} drawings never tells less than before`, () => {
    const shares = checkShares({ hasDrawings });
    const parts = [0, 0.5, 1];
    const told = [
      ...(hasDrawings ? parts.map(shares.drawings) : []),
      shares.start,
      ...parts.map(shares.reading),
      ...parts.map(shares.comparing),
    ];
    assert.deepEqual(told, told.toSorted((one, other) => one - other));
    assert.deepEqual([told[0], told.at(-1)], [0, 1]);
  });
}
