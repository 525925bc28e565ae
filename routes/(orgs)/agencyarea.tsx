import { page } from "fresh";
import { readRegisterPage, RegisterPage } from "@/components/registers/RegisterPage.tsx";
import { define } from "@/define.ts";
import { areaRegister } from "@/services/orgs/area_register.ts";

/** Sales areas. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    return page(await readRegisterPage(areaRegister, ctx, url));
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <RegisterPage register={areaRegister} data={data} state={state} />
));
