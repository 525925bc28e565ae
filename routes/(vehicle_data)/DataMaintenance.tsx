import { page } from "fresh";
import { readRegisterPage, RegisterPage } from "@/components/registers/RegisterPage.tsx";
import { define } from "@/define.ts";
import { vehicleDataRegister } from "@/services/vehicle_data/data_registers.ts";

/** Technical data of every series, maintained by factory staff. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    return page(await readRegisterPage(vehicleDataRegister, ctx, url));
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <RegisterPage register={vehicleDataRegister} data={data} state={state} />
));
