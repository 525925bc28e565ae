import { page } from "fresh";
import { readRegisterPage, RegisterPage } from "@/components/registers/RegisterPage.tsx";
import { define } from "@/define.ts";
import { feedbackTypeRegister } from "@/services/feedback/type_register.ts";

/** Types of feedback on the portal and its documents. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    return page(await readRegisterPage(feedbackTypeRegister, ctx, url));
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <RegisterPage register={feedbackTypeRegister} data={data} state={state} />
));
