import { page } from "fresh";
import { z } from "zod";
import { readRegisterPage, RegisterPage } from "@/components/registers/RegisterPage.tsx";
import { ChainLookup } from "@/components/departments/ChainLookup.tsx";
import { DepartmentPanel } from "@/components/departments/DepartmentPanel.tsx";
import { define } from "@/define.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { chainOf } from "@/services/departments/chain_of.ts";
import type { DepartmentKind } from "@/services/departments/department_kinds.ts";
import { departmentRegister } from "@/services/departments/department_register.ts";
import { departmentPeople } from "@/services/departments/read_people.ts";
import { listBrands } from "@/services/departments/list_brands.ts";
import { listRoles } from "@/services/users/role_names.ts";

const word = z.string().trim().min(1).max(40).optional().catch(undefined);
const asked = z.object({ store: word, brand: word });

export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const query = asked.parse(Object.fromEntries(url.searchParams));
    const [list, brands, chain] = await Promise.all([
      readRegisterPage(departmentRegister, ctx, url),
      listBrands(ctx),
      query.store && query.brand ? chainOf(ctx, { store: query.store, brand: query.brand }) : null,
    ]);
    const { entry } = list;
    const opened = entry && list.query.opened?.kind === "entry"
      ? await readOpened(ctx, { code: entry.key, kind: entry.values.kind })
      : null;
    return page({ query, list, brands, chain, opened });
  },
});

async function readOpened(ctx: Ctx, department: { code: string; kind: DepartmentKind }) {
  const [people, roles] = await Promise.all([departmentPeople(ctx, department), listRoles(ctx)]);
  return { department, people, roles };
}

/** Departments as a tree, who does what in them, and the consultation chain of a store. */
export default define.page<typeof handler>(({ data: { query, list, brands, chain, opened }, state }) => (
  <RegisterPage
    register={departmentRegister}
    data={list}
    state={state}
    parts={{
      note: <ChainLookup asked={query} chain={chain} brands={brands} state={state} />,
      under: (entry) =>
        opened && (
          <DepartmentPanel
            {...opened}
            brands={brands}
            mayEdit={may(state.ctx.actor, "BaseinfoUserDepart:edit") && entry.deletedAt === null}
            state={state}
          />
        ),
    }}
  />
));
