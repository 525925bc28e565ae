import { renderToString } from "preact-render-to-string";
import { EntryField } from "@/components/registers/EntryField.tsx";
import type { ListFilter } from "@/components/table/list_filter.ts";
import { ListFilters } from "@/components/table/ListFilters.tsx";
import { Pager } from "@/components/table/Pager.tsx";
import type { Register } from "@/engines/registers/define_register.ts";
import type { Entry } from "@/engines/registers/types.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Format } from "@/kernel/texts/format.ts";
import { userRegister } from "@/services/users/user_register.ts";
import { assert } from "./assert.ts";

const t = (key: string) => key;

function filtersOf(filters: readonly ListFilter[], keyword?: { label: string }): string {
  return renderToString(
    <ListFilters
      label="Countries"
      keyword={keyword}
      filters={filters}
      without={() => "/"}
      clearHref="/"
      t={t}
      format={{} as Format}
    />,
  );
}

Deno.test("a list that is only searched calls its button so, one with conditions filters", () => {
  const brand: ListFilter = { kind: "text", name: "brand", label: "Brand" };
  const word = { label: "Search code" };
  for (
    const [html, says] of [
      [filtersOf([], word), "table.search"],
      [filtersOf([brand], word), "table.filter"],
      [filtersOf([brand]), "table.filter"],
    ] as const
  ) {
    assert(new RegExp(`<button[^>]*btn-primary[^>]*>${says}</button>`).test(html), `${says}: ${html}`);
  }
});

Deno.test("the placeholder that names a condition has its whole room", () => {
  const vin: ListFilter = { kind: "text", name: "vin", label: "Für das Fahrzeug (FIN)" };
  assert(/<input[^>]*size="22"/.test(filtersOf([vin])), filtersOf([vin]));
});

Deno.test("a list without rows asks nobody how many of them a page shall have", () => {
  const foot = (total: number) =>
    renderToString(<Pager page={1} size={20} total={total} href={() => "/"} keep={{}} t={t} />);
  assert(!foot(0).includes("pageSize"), foot(0));
  assert(foot(1).includes("pageSize"), foot(1));
});

Deno.test("the type of a new user is not called optional, that of one who is there may stay empty", () => {
  const field = (entry: Entry | null) =>
    renderToString(
      <EntryField
        ctx={{ t } as Ctx}
        register={userRegister as unknown as Register}
        name="userType"
        entry={entry}
        form={{
          idPrefix: "f",
          isRefused: false,
          text: () => undefined,
          texts: () => [],
          error: () => undefined,
        } as never}
        choices={[{ value: "store", label: "Store" }]}
      />,
    );
  const there = { key: "1", version: 1, values: { userType: null }, labels: {} } as unknown as Entry;
  assert(!field(null).includes("registers.optional"), field(null));
  assert(field(there).includes("registers.optional"), field(there));
});
