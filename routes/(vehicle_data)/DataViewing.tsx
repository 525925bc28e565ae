import { page } from "fresh";
import { readRegisterPage, RegisterPage } from "@/components/registers/RegisterPage.tsx";
import { define } from "@/define.ts";
import { dataViewingRegister } from "@/services/vehicle_data/data_registers.ts";

/** Technical data of passenger cars, to read. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    return page(await readRegisterPage(dataViewingRegister, ctx, url));
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <RegisterPage register={dataViewingRegister} data={data} state={state} />
));
