import { page } from "fresh";
import { readRegisterPage, RegisterPage } from "@/components/register/RegisterPage.tsx";
import { define } from "@/define.ts";
import { agencyRegister } from "@/services/orgs/agency_register.ts";

/** Stores and all other organisations. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    return page(await readRegisterPage(agencyRegister, ctx, url));
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <RegisterPage register={agencyRegister} data={data} state={state} />
));
