import assert from "node:assert/strict";
import fc from "fast-check";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { dayNames, weekdayNames } from "@/components/charts/axis_words.ts";
import { BarChart } from "@/components/charts/BarChart.tsx";
import { HeatMap, stepOf } from "@/components/charts/HeatMap.tsx";
import { LineChart } from "@/components/charts/LineChart.tsx";
import { formatIn } from "@/kernel/texts/format.ts";

const shared = {
  id: "days",
  title: "By day",
  description: "Three days",
  t: (key: string) => key,
  format: formatIn("de_DE", "Asia/Shanghai"),
};
const figures = {
  axis: "Day",
  names: dayNames("de_DE", ["2026-10-23", "2026-10-24", "2026-10-25"]),
  series: [{ name: "Logged in", values: [1200, 0, 7] }, {
    name: "Failed",
    values: [3, 1, 0],
    tone: "err" as const,
  }],
};
const heat = { axis: "Day", rows: weekdayNames("zh_CN"), columns: ["08", "09"], values: [[1, 2], [0, 9]] };

const CHARTS = {
  bars: () => renderToString(h(BarChart, { ...shared, figures, stacked: true, across: true })),
  lying: () => renderToString(h(BarChart, { ...shared, figures, lying: true })),
  lines: () => renderToString(h(LineChart, { ...shared, figures })),
  heat: () => renderToString(h(HeatMap, { ...shared, figures: heat })),
};

for (const [kind, draw] of Object.entries(CHARTS)) {
  Deno.test(`${kind}: no style, script, class or fixed colour is in a drawing, and it has a name`, () => {
    const drawn = draw();
    const inside = [...drawn.matchAll(/<g aria-hidden="true">(.*?)<\/g><\/svg>/gs)].map(([, one]) => one!);
    assert.ok(inside.length >= 2);
    for (const one of inside) {
      assert.doesNotMatch(one, /style|<script|class=|ecmeta|\bid=|NaN|#[0-9a-f]{3}/);
      assert.match(one, /var\(--(chart|heat)-/);
    }
    assert.match(drawn, /role="img" aria-labelledby="days-wide-title days-wide-desc"/);
  });
}

Deno.test("words at the axis stay as they are written", () => {
  assert.ok(CHARTS.bars().includes(">23.10.</text>"));
  assert.ok(CHARTS.heat().includes(">周一</text>"));
});

Deno.test("the figures stand beside the drawing as the reader writes numbers", () => {
  // Compiled markup leaves a blank where an attribute, or a key, is not written.
  const drawn = CHARTS.bars().replaceAll(/ {2,}/g, " ");
  assert.match(drawn, /<th scope="row">23\.10\.<\/th><td class="num">1\.200<\/td><td class="num">3<\/td>/);
});

Deno.test("a step of the heat map grows with the amount, and only nothing is nothing", () => {
  fc.assert(fc.property(fc.nat(1000), fc.nat(1000), fc.integer({ min: 1, max: 1000 }), (one, other, most) => {
    const [less, more] = [Math.min(one, other, most), Math.min(Math.max(one, other), most)];
    assert.ok(stepOf(less, most) <= stepOf(more, most));
    assert.equal(stepOf(less, most) === 0, less === 0);
    assert.equal(stepOf(most, most), 5);
  }));
});
