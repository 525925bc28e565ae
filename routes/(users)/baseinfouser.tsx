import { page } from "fresh";
import { readRegisterPage, RegisterPage } from "@/components/registers/RegisterPage.tsx";
import { ObstacleMark, StateOfAccount } from "@/components/users/AccountMarks.tsx";
import { FreezeDialog, ResetDialog, SelectedUsers } from "@/components/users/SelectedUsers.tsx";
import { UserHead, UserPanel } from "@/components/users/UserPanel.tsx";
import { define } from "@/define.ts";
import { listMarkets } from "@/services/markets/list_markets.ts";
import { listRoles } from "@/services/users/role_names.ts";
import { readUserDetail } from "@/services/users/read_user_detail.ts";
import { userRegister } from "@/services/users/user_register.ts";

export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const list = await readRegisterPage(userRegister, ctx, url);
    if (!list.entry || list.query.opened?.kind !== "entry") return page({ list, opened: null });
    const [detail, roles, markets] = await Promise.all([
      readUserDetail(ctx, Number(list.entry.key)),
      listRoles(ctx),
      listMarkets(ctx),
    ]);
    return page({ list, opened: detail && { detail, roles, markets } });
  },
});

/** Users: the register of people, with the verbs on their accounts. */
export default define.page<typeof handler>(({ data: { list, opened }, state }) => {
  const { ctx } = state;
  return (
    <>
      <RegisterPage
        register={userRegister}
        data={list}
        state={state}
        parts={{
          cells: {
            state: (entry) => <StateOfAccount state={entry.values.state} t={ctx.t} />,
            obstacle: (entry) => <ObstacleMark entry={entry} />,
          },
          deletion: { one: "users.delete_text", many: "users.delete_many" },
          ticked: <SelectedUsers ctx={ctx} />,
          over: () => opened && <UserHead detail={opened.detail} state={state} />,
          under: () => opened && <UserPanel {...opened} state={state} />,
        }}
      />
      <FreezeDialog ctx={ctx} />
      <ResetDialog ctx={ctx} />
    </>
  );
});
