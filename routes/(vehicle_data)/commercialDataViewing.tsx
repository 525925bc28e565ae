import { page } from "fresh";
import { readRegisterPage, RegisterPage } from "@/components/registers/RegisterPage.tsx";
import { define } from "@/define.ts";
import { commercialDataViewingRegister } from "@/services/vehicle_data/data_registers.ts";

/** Technical data of commercial vehicles, to read. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    return page(await readRegisterPage(commercialDataViewingRegister, ctx, url));
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <RegisterPage register={commercialDataViewingRegister} data={data} state={state} />
));
