import { h } from "preact";
import { page, type Route } from "fresh";
import { readRegisterPage, RegisterPage } from "@/components/registers/RegisterPage.tsx";
import { define } from "@/define.ts";
import type { Register } from "@/engines/registers/define_register.ts";
import type { State } from "./state.ts";

/** The route of a page that is nothing but its register (`registerPage`), for the application to add. */
export function registerRoute(register: Register): Route<State> {
  const handler = define.handlers({
    async GET({ url, state: { ctx } }) {
      return page(await readRegisterPage(register, ctx, url));
    },
  });
  const component = define.page<typeof handler>(({ data, state }) =>
    h(RegisterPage, { register, data, state })
  );
  return { handler, component } as Route<State>;
}
