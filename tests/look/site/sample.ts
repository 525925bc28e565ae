import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { type Translate, translator } from "@/kernel/texts/texts.ts";
import { isLang, type Lang } from "@/kernel/texts/languages.ts";
import type { User } from "@/kernel/access/user.ts";
import type { Theme } from "@/services/account/theme.ts";
import { PAGES } from "@/kernel/access/pages.ts";

const dictionaries = await shippedTexts();

/** Language, texts and theme that a sample page was asked for: `?lang=&brand=&mode=&long=1&folded=1`. */
export function wishesOf(url: URL) {
  const asked = url.searchParams.get("lang");
  const lang: Lang = isLang(asked) ? asked : "en_US";
  const plain = translator(dictionaries, lang);
  // Words twice as long, as German and Thai have them.
  const long = url.searchParams.has("long");
  const t: Translate = long ? (key, params) => doubled(plain(key, params)) : plain;
  const mode = url.searchParams.get("mode") ?? "light";
  return {
    lang,
    t,
    brand: url.searchParams.get("brand") ?? "velaro",
    mode: (mode === "dark" || mode === "auto" ? mode : "light") as Theme,
    folded: url.searchParams.has("folded"),
    long,
  };
}

function doubled(text: string): string {
  return text.length < 3 ? text : `${text} ${text.toLowerCase()}`;
}

/** A store technician who may open every page. */
export const technician: User = {
  kind: "person",
  id: 7,
  userCode: "store-technician",
  fullName: "Lena Hartwig",
  email: null,
  userType: "store",
  orgCode: "20417",
  orgName: "Autohaus Kramer, 20417",
  countryCode: "DE",
  marketCode: "eu",
  priceList: "EU-2026",
  editions: ["overseas"],
  brandCodes: [],
  lang: "en_US",
  zone: "Europe/Berlin",
  assignments: [{
    role: "store-technician",
    market: null,
    org: null,
    rights: new Set(PAGES.all.map((page) => page.need)),
  }],
};

export const chip = { vin: "LVAE4C2B9R1048217", model: "Tessa EV 160 · 02/2024" };
