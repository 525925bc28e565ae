import { page } from "fresh";
import { readRegisterPage, RegisterPage } from "@/components/registers/RegisterPage.tsx";
import { define } from "@/define.ts";
import { districtRegister } from "@/services/orgs/district_register.ts";

/** Provinces, cities and districts. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    return page(await readRegisterPage(districtRegister, ctx, url));
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <RegisterPage register={districtRegister} data={data} state={state} />
));
