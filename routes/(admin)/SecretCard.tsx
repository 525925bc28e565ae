import { page } from "fresh";
import { readRegisterPage, RegisterPage } from "@/components/register/RegisterPage.tsx";
import { define } from "@/define.ts";
import { cardRegister } from "@/services/cards/card_register.ts";

/** Password cards: those made, verified and revoked. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    return page(await readRegisterPage(cardRegister, ctx, url));
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <RegisterPage register={cardRegister} data={data} state={state} />
));
