import { page } from "fresh";
import { readRegisterPage, RegisterPage } from "@/components/registers/RegisterPage.tsx";
import { define } from "@/define.ts";
import { optionValueRegister } from "@/services/epc/option_registers.ts";
import { ConfigLinks } from "@/components/epc/ConfigLinks.tsx";

/** Values of configurations. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    return page(await readRegisterPage(optionValueRegister, ctx, url));
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <RegisterPage
    register={optionValueRegister}
    data={data}
    state={state}
    parts={{ tools: <ConfigLinks here="EpcConfig" state={state} /> }}
  />
));
