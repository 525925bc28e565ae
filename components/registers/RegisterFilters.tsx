import type { FilterChipProps } from "@/components/FilterBar.tsx";
import type { Choice } from "@/components/Select.tsx";
import type { ListFilter } from "@/components/table/list_filter.ts";
import { ListFilters } from "@/components/table/ListFilters.tsx";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { callPaths } from "@/engines/registers/call_paths.ts";
import type { Register } from "@/engines/registers/define_register.ts";
import { choiceText } from "@/engines/registers/entry_of.ts";
import { filterNames, isTime, orderOf, sortNames } from "@/engines/registers/entry_query.ts";
import type { Field } from "@/engines/registers/field_kinds.ts";
import { fieldOf, fieldsOf } from "@/engines/registers/shape.ts";
import { fieldLabel } from "./entry_texts.ts";
import { isMany } from "../form/many_choices.ts";
import type { RegisterPageData } from "./read_register_page.ts";
import type { RegisterLinks } from "./register_links.ts";
import { titleOf } from "@/kernel/access/pages.ts";

/** What a register's list is narrowed by, from the declaration of its fields. */
export function RegisterFilters({ ctx, register, data, links }: {
  ctx: Ctx;
  register: Register;
  data: RegisterPageData;
  links: RegisterLinks;
}) {
  const { t } = ctx;
  const { list } = data.query;
  const names = filterNames(register);
  const searched = fieldsOf(register).filter(([, field]) => field.search).map(([name]) =>
    fieldLabel(ctx, register, name)
  );
  const filters = [...new Set(names.map(({ field }) => field))]
    .filter((name) => fieldOf(register, name)!.kind !== "parent")
    .map((name) => filterOf(ctx, register, name, data));
  const own = new Set(["keyword", ...names.map(({ name }) => name)]);
  // The branch of the tree stays when the words change.
  const keep = Object.fromEntries(
    Object.entries(links.keep).filter(([name]) =>
      !own.has(name) || fieldOf(register, name)?.kind === "parent"
    ),
  );
  return (
    <ListFilters
      label={t("registers.filter", { page: t(titleOf(register.route)) })}
      keyword={searched.length > 0
        ? {
          label: t("registers.search", { fields: searched.join(t("registers.comma")) }),
          chip: t("registers.words"),
          value: list.keyword,
        }
        : undefined}
      filters={filters}
      keep={{ ...keep, pageNo: undefined }}
      without={(gone) =>
        links.href({
          pageNo: 1,
          ...(gone.includes("keyword") ? { keyword: undefined } : {}),
          filters: Object.fromEntries(gone.map((name) => [name, undefined])),
        })}
      clearHref={links.clearHref}
      chips={branchChips(ctx, register, data, links)}
      sort={sortChoices(ctx, register, data, links)}
      t={t}
      format={formatOf(ctx)}
    />
  );
}

function filterOf(ctx: Ctx, register: Register, name: string, data: RegisterPageData): ListFilter {
  const field = fieldOf(register, name)!;
  const label = fieldLabel(ctx, register, name);
  const set = data.query.list.filters ?? {};
  const value = set[name];
  if (isTime(field)) {
    const from = `${name}From`, to = `${name}To`;
    return { kind: "days", name, label, from, to, first: set[from], last: set[to] };
  }
  const choices = filterChoices(ctx, register, name, field, data);
  if (choices) return { kind: "select", name, label, value, choices };
  if (isMany(field)) {
    const shown = data.choices[name]?.find((one) => one.value === value)?.label;
    return { kind: "typed", name, label, value, shown, source: callPaths(register).choices(name) };
  }
  const isNumber = field.kind === "whole" || field.kind === "decimal" ||
    field.kind === "shown" && field.as === "whole";
  return { kind: isNumber ? "number" : "text", name, label, value, mono: field.kind === "code" };
}

function filterChoices(
  ctx: Ctx,
  register: Register,
  name: string,
  field: Field,
  data: RegisterPageData,
): readonly Choice[] | null {
  if (field.kind === "choice" || field.kind === "choices") {
    return field.values.map((value) => ({
      value: String(value),
      label: ctx.t(choiceText(register, name, field, value)),
    }));
  }
  if (field.kind === "shown" && field.values) {
    return field.values.map((value) => ({ value, label: ctx.t(choiceText(register, name, field, value)) }));
  }
  if (field.kind === "flag" || field.kind === "shown" && field.as === "flag") {
    return [
      { value: "true", label: ctx.t("registers.value_yes") },
      { value: "false", label: ctx.t("registers.value_no") },
    ];
  }
  return "to" in field && !isMany(field) ? data.choices[name] ?? [] : null;
}

function branchChips(
  ctx: Ctx,
  register: Register,
  data: RegisterPageData,
  links: RegisterLinks,
): FilterChipProps[] {
  return Object.entries(data.query.list.filters ?? {}).flatMap(([name, key]) =>
    fieldOf(register, name)?.kind !== "parent" ? [] : [{
      name: fieldLabel(ctx, register, name),
      value: data.choices[name]?.find(({ value }) => value === key)?.label ?? key,
      removeHref: links.href({ pageNo: 1, filters: { [name]: undefined } }),
    }]
  );
}

function sortChoices(ctx: Ctx, register: Register, data: RegisterPageData, links: RegisterLinks) {
  const order = orderOf(register, data.query.list.sort);
  const names = sortNames(register).filter((name) => (fieldOf(register, name)!.in ?? "list") === "list");
  if (names.length === 0) return undefined;
  const said = (name: string, down: boolean) =>
    ctx.t(down ? "registers.descending" : "registers.ascending", { field: fieldLabel(ctx, register, name) });
  return {
    label: ctx.t("registers.sorted_by"),
    current: order.field ? fieldLabel(ctx, register, order.field) : ctx.t("registers.sorted_by"),
    choices: names.flatMap((name) =>
      [false, true].map((down) => ({
        label: said(name, down),
        href: links.href({ sort: down ? `-${name}` : name, pageNo: 1 }),
        current: order.field === name && order.descending === down,
      }))
    ),
  };
}
