import { page } from "fresh";
import { readRegisterPage, RegisterPage } from "@/components/registers/RegisterPage.tsx";
import { define } from "@/define.ts";
import { disabledVinRegister } from "@/services/epc/disabled_vin_register.ts";

/** VINs that are withheld from look-up. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    return page(await readRegisterPage(disabledVinRegister, ctx, url));
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <RegisterPage register={disabledVinRegister} data={data} state={state} />
));
