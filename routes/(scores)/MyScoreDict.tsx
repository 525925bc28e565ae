import { page } from "fresh";
import { readRegisterPage, RegisterPage } from "@/components/registers/RegisterPage.tsx";
import { define } from "@/define.ts";
import { scoreDictionaryRegister } from "@/services/scores/dictionary_register.ts";

/** What earns how many points, and the thresholds of the ranks. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    return page(await readRegisterPage(scoreDictionaryRegister, ctx, url));
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <RegisterPage register={scoreDictionaryRegister} data={data} state={state} />
));
