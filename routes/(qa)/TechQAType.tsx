import { page } from "fresh";
import { readRegisterPage, RegisterPage } from "@/components/registers/RegisterPage.tsx";
import { define } from "@/define.ts";
import { techQaTypeRegister } from "@/services/qa/type_registers.ts";

/** Types of technical questions, with the staff responsible. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    return page(await readRegisterPage(techQaTypeRegister, ctx, url));
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <RegisterPage register={techQaTypeRegister} data={data} state={state} />
));
