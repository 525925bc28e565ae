import { page } from "fresh";
import { readRegisterPage, RegisterPage } from "@/components/registers/RegisterPage.tsx";
import { define } from "@/define.ts";
import { partQaTypeRegister } from "@/services/qa/type_registers.ts";

/** Types of questions on parts, with the staff responsible. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    return page(await readRegisterPage(partQaTypeRegister, ctx, url));
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <RegisterPage register={partQaTypeRegister} data={data} state={state} />
));
