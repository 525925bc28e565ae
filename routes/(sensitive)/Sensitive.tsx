import { page } from "fresh";
import { readRegisterPage, RegisterPage } from "@/components/registers/RegisterPage.tsx";
import { TryText } from "@/components/sensitive/TryText.tsx";
import { define } from "@/define.ts";
import { sensitiveWordRegister } from "@/services/sensitive/word_register.ts";

/** Words that block the submission of a text, and a text to try them on. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    return page(await readRegisterPage(sensitiveWordRegister, ctx, url));
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <RegisterPage
    register={sensitiveWordRegister}
    data={data}
    state={state}
    parts={{ note: <TryText state={state} /> }}
  />
));
