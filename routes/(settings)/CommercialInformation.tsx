import { page } from "fresh";
import { readRegisterPage, RegisterPage } from "@/components/registers/RegisterPage.tsx";
import { define } from "@/define.ts";
import { commercialVehicleRegister } from "@/services/settings/commercial_vehicle_register.ts";

/** Base information of commercial vehicles. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    return page(await readRegisterPage(commercialVehicleRegister, ctx, url));
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <RegisterPage register={commercialVehicleRegister} data={data} state={state} />
));
