import { carTypeRegister } from "./car_type_register.ts";
import { countryCatalogueRegister } from "./country_catalogue_register.ts";
import { countryRegister } from "./country_register.ts";
import { marketRegister } from "./market_register.ts";
import { osAreaRegister } from "./os_area_register.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { viewing, writing } from "@/kernel/access/grants.ts";
import { registerPage } from "@/engines/registers/register_page.ts";
import { page } from "@/kernel/access/pages.ts";

export const markets = defineDomain({
  name: "markets",
  pages: [
    page("TisosArea", { module: "markets", icon: "flag", nav: "below" }),
    registerPage(osAreaRegister, { module: "markets", icon: "earth", nav: "below" }),
    registerPage(countryCatalogueRegister, { module: "markets", icon: "globe", nav: "below" }),
    registerPage(marketRegister, { module: "markets", icon: "shopping-bag", nav: "below" }),
    registerPage(carTypeRegister, { module: "markets", icon: "car", nav: "below", after: "TisosLanguage" }),
  ],
  registers: [carTypeRegister, countryCatalogueRegister, countryRegister, marketRegister, osAreaRegister],
  grants: [
    { roles: ["factory-manager"], rights: [...viewing("TisosArea", "OverseasArea", "EPCGJGL", "EPCSCGL")] },
    { roles: ["factory-manager", "factory-engineer"], rights: [...viewing("TisosCartype")] },
    { roles: ["factory-engineer"], rights: [...writing("TisosCartype")] },
  ],
});
