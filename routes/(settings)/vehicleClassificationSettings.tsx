import { page } from "fresh";
import { readRegisterPage, RegisterPage } from "@/components/registers/RegisterPage.tsx";
import { define } from "@/define.ts";
import { vehicleClassRegister } from "@/services/settings/vehicle_class_register.ts";

/** Classes of vehicles as the document centre shows them. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    return page(await readRegisterPage(vehicleClassRegister, ctx, url));
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <RegisterPage register={vehicleClassRegister} data={data} state={state} />
));
