import { page } from "fresh";
import { readRegisterPage, RegisterPage } from "@/components/registers/RegisterPage.tsx";
import { define } from "@/define.ts";
import { countryCatalogueRegister } from "@/services/markets/country_catalogue_register.ts";

/** Which series and languages a country sees. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    return page(await readRegisterPage(countryCatalogueRegister, ctx, url));
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <RegisterPage register={countryCatalogueRegister} data={data} state={state} />
));
