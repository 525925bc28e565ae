import { page } from "fresh";
import { Button } from "@/components/Button.tsx";
import { readRegisterPage, RegisterPage } from "@/components/registers/RegisterPage.tsx";
import { define } from "@/define.ts";
import { may } from "@/kernel/access/rights.ts";
import { countryRegister } from "@/services/markets/country_register.ts";

/** Countries, each with the way to the languages and series of its stores, which a page of its own has. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    return page(await readRegisterPage(countryRegister, ctx, url));
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <RegisterPage
    register={countryRegister}
    data={data}
    state={state}
    parts={{
      over: (entry, { t, actor }) =>
        may(actor, "EPCGJGL:view") && entry.deletedAt === null && (
          <p>
            <Button icon="globe" href={`${state.basePath}/EPCGJGL?entry=${encodeURIComponent(entry.key)}`}>
              {t("markets.country.catalogue")}
            </Button>
          </p>
        ),
    }}
  />
));
