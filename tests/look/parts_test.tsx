import type { VNode } from "preact";
import { renderToString } from "preact-render-to-string";
import { Button } from "@/components/Button.tsx";
import { Checkbox } from "@/components/Checkbox.tsx";
import { refusalOf, TextField, typedOf } from "@/components/Field.tsx";
import { initialsOf, State, Vin } from "@/components/Mark.tsx";
import { groupPartNumber } from "@/kernel/group_part_number.ts";
import { SelectField } from "@/components/Select.tsx";
import { sparkPoints } from "@/components/Sparkline.tsx";
import { pageNumbers } from "@/components/table/Pager.tsx";
import { SortHead } from "@/components/table/SortHead.tsx";
import { flash } from "@/edge/flash.ts";
import { assert, assertEquals } from "./assert.ts";

const html = (node: VNode) => renderToString(node);

Deno.test("a field's label, hint and refusal belong to its control", () => {
  const text = html(<TextField name="lines.0.qty" label="Quantity" hint="By pack" error="At least 1" />);
  assert(text.includes('<label for="f-lines-0-qty">Quantity</label>'), text);
  assert(text.includes('aria-describedby="f-lines-0-qty-hint f-lines-0-qty-error"'), text);
  assert(text.includes('aria-invalid="true"'), text);
  assert(/id="f-lines-0-qty-error"[^>]*>At least 1</.test(text), text);
});

Deno.test("a field that was not refused is not marked invalid, but its place waits", () => {
  const text = html(<TextField name="vin" label="VIN" value="R1048217" />);
  assert(!text.includes("aria-invalid"), text);
  assert(text.includes('data-error-of="vin"') && text.includes('value="R1048217"'), text);
});

Deno.test("a select and a checkbox carry their state", () => {
  const choices = [{ value: "de", label: "Deutsch" }, { value: "en", label: "English" }];
  const select = html(<SelectField name="lang" label="Language" choices={choices} value="en" />);
  assert(/<option selected[^>]*value="en"|<option value="en" selected/.test(select), select);
  assert(html(<Checkbox name="a" checked>Yes</Checkbox>).includes("checked"), "ticked");
});

Deno.test("a button that shows only its icon has a name", () => {
  const text = html(<Button icon="printer" label="Print" />);
  assert(text.includes('aria-label="Print"') && text.includes('title="Print"'), text);
});

Deno.test("a state is a word beside its shape", () => {
  assertEquals(html(<State tone="ok">Approved</State>), '<span class="state state-ok">Approved</span>');
});

Deno.test("a sorted column says so and turns round; another begins ascending", () => {
  const href = (sort: { column: string; descending: boolean }) =>
    `${sort.column}${sort.descending ? "-" : "+"}`;
  const sort = { column: "code", descending: false };
  const active = html(<SortHead column="code" sort={sort} href={href}>Code</SortHead>);
  assert(active.includes('aria-sort="ascending"') && active.includes('href="code-"'), active);
  const other = html(<SortHead column="time" sort={sort} href={href}>Time</SortHead>);
  assert(!other.includes("aria-sort") && other.includes('href="time+"'), other);
});

Deno.test("page numbers leave out whole stretches only", () => {
  assertEquals(pageNumbers(1, 1), [1]);
  assertEquals(pageNumbers(3, 5), [1, 2, 3, 4, 5]);
  assertEquals(pageNumbers(10, 65), [1, null, 9, 10, 11, null, 65]);
  assertEquals(pageNumbers(65, 65), [1, null, 64, 65]);
});

Deno.test("part numbers are grouped 4-4-3, VINs end strong, names give initials", () => {
  assertEquals(groupPartNumber("34116871902"), "3411 6871 902");
  // As another maker's catalogue writes them.
  assertEquals(groupPartNumber("ZP 7110 001"), "ZP 7110 001");
  assertEquals(groupPartNumber("A0004212512"), "A0004212512");
  assertEquals(html(<Vin>LVAE4C2B9R1048217</Vin>), '<span class="vin">LVAE4C2B9<b>R1048217</b></span>');
  assertEquals(initialsOf("Lena Maria Hartwig"), "LH");
  assertEquals(initialsOf("陈思远"), "陈");
  assertEquals(initialsOf(""), "");
});

Deno.test("a trend stays inside its box and a flat one runs through the middle", () => {
  assertEquals(sparkPoints([1, 3], 60, 20), [[0, 18], [60, 2]]);
  assertEquals(sparkPoints([4, 4], 60, 20), [[0, 10], [60, 10]]);
  assertEquals(sparkPoints([4], 60, 20), [[60, 10]]);
});

Deno.test("a refused form is refilled, and only that form", () => {
  const refused = flash.parse({
    kind: "refused",
    message: "Check the fields",
    form: "order",
    errors: [{ field: "note", rule: "field-required", message: "Needed" }],
    typed: { note: ["first", "second"] },
  });
  assertEquals(typedOf(refused, "order", "note"), "first");
  assertEquals(refusalOf(refused, "order", "note"), "Needed");
  assertEquals(typedOf(refused, "other", "note"), undefined);
  assertEquals(refusalOf(refused, "other", "note"), undefined);
});
