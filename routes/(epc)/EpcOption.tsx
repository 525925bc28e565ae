import { page } from "fresh";
import { readRegisterPage, RegisterPage } from "@/components/registers/RegisterPage.tsx";
import { define } from "@/define.ts";
import { optionRegister } from "@/services/epc/option_registers.ts";
import { ConfigLinks } from "@/components/epc/ConfigLinks.tsx";

/** Configuration codes. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    return page(await readRegisterPage(optionRegister, ctx, url));
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <RegisterPage
    register={optionRegister}
    data={data}
    state={state}
    parts={{ tools: <ConfigLinks here="EpcOption" state={state} /> }}
  />
));
