import { page } from "fresh";
import { readRegisterPage, RegisterPage } from "@/components/registers/RegisterPage.tsx";
import { define } from "@/define.ts";
import { laborBaseStepRegister } from "@/services/labor/base_step_register.ts";

/** Base steps that labor operations are built from. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    return page(await readRegisterPage(laborBaseStepRegister, ctx, url));
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <RegisterPage register={laborBaseStepRegister} data={data} state={state} />
));
