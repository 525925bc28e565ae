import { page } from "fresh";
import { readRegisterPage, RegisterPage } from "@/components/register/RegisterPage.tsx";
import { define } from "@/define.ts";
import { countryRegister } from "@/services/orgs/country_register.ts";

/** Countries and the overseas areas they belong to. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    return page(await readRegisterPage(countryRegister, ctx, url));
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <RegisterPage register={countryRegister} data={data} state={state} />
));
