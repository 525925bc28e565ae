import { page } from "fresh";
import { readRegisterPage, RegisterPage } from "@/components/registers/RegisterPage.tsx";
import { define } from "@/define.ts";
import { auxiliaryRegister } from "@/services/epc/auxiliary_registers.ts";
import { AuxiliaryLinks } from "@/components/epc/AuxiliaryLinks.tsx";

/** Auxiliary materials. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    return page(await readRegisterPage(auxiliaryRegister, ctx, url));
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <RegisterPage
    register={auxiliaryRegister}
    data={data}
    state={state}
    parts={{ tools: <AuxiliaryLinks here="EPCfuliao" state={state} /> }}
  />
));
