import { page } from "fresh";
import { readRegisterPage, RegisterPage } from "@/components/registers/RegisterPage.tsx";
import { define } from "@/define.ts";
import { auxiliaryQuantityRegister } from "@/services/epc/auxiliary_registers.ts";
import { AuxiliaryLinks } from "@/components/epc/AuxiliaryLinks.tsx";

/** How much of an auxiliary material each series takes. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    return page(await readRegisterPage(auxiliaryQuantityRegister, ctx, url));
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <RegisterPage
    register={auxiliaryQuantityRegister}
    data={data}
    state={state}
    parts={{ tools: <AuxiliaryLinks here="EPCfuliaoQuantity" state={state} /> }}
  />
));
