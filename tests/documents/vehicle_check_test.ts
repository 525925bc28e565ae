import assert from "node:assert/strict";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { VehicleCheck } from "@/components/documents/VehicleCheck.tsx";
import type { State } from "@/edge/state.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { translator } from "@/kernel/texts/texts.ts";
import { tsbDocument } from "@/services/tsb/tsb_document.ts";
import type { DocumentView } from "@/engines/documents/types.ts";

const VIN = "GVAT2RE70RA613521";

Deno.test("why a document is about a vehicle is said in names, not in codes", async () => {
  const t = translator(await shippedTexts(), "zh_CN");
  const state = { ctx: { t, lang: "zh_CN" }, basePath: "/tis" } as unknown as State;
  const drawn = renderToString(h(VehicleCheck, {
    ...{ kind: tsbDocument, document: { id: 7 } as DocumentView, state },
    data: {
      vin: VIN,
      answer: {
        meant: true,
        why: [
          { dimension: "brand", meant: true, has: ["velaro"] },
          { dimension: "model", meant: true, has: ["TE160R1B", "TE160R2B"] },
          { dimension: "vins", meant: true, has: [VIN] },
        ],
      },
      labels: new Map<"brand" | "model", ReadonlyMap<string, string>>([
        ["brand", new Map([["velaro", "维拉罗"]])],
        ["model", new Map([["TE160R1B", "泰莎 EV 160"]])],
      ]),
    },
  }));
  assert.match(drawn, /品牌：维拉罗/);
  assert.match(drawn, /泰莎 EV 160、TE160R2B/);
  assert.doesNotMatch(drawn, /velaro/);
});
