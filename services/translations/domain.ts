import { textList } from "./text_list.ts";
import { textChangeList } from "./text_change_list.ts";
import { sendTextsSheet } from "./answers.ts";
import { TRANSLATION_CALLS } from "./calls.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { viewing } from "@/kernel/access/grants.ts";
import { page } from "@/kernel/access/pages.ts";

export const translations = defineDomain({
  name: "translations",
  pages: [
    page("TisosTranslate", { module: "markets", icon: "file-type", nav: "below" }),
    page("TisosTranslateLog", { module: "markets", icon: "file-clock", nav: "below" }),
  ],
  calls: TRANSLATION_CALLS,
  answers: [sendTextsSheet],
  grants: [
    { roles: ["factory-manager"], rights: [...viewing("TisosTranslate", "TisosTranslateLog")] },
  ],
  lists: [textChangeList, textList],
});
