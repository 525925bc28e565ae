import { DRAWING_ANSWERS } from "./answers.ts";
import { CONVERT_CALLS } from "./calls.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { viewing } from "@/kernel/access/grants.ts";
import { page } from "@/kernel/access/pages.ts";

export const gif2svg = defineDomain({
  name: "gif2svg",
  pages: [
    page("Gif2Svg", { module: "parts", icon: "pen-tool", nav: "below" }),
  ],
  calls: CONVERT_CALLS,
  answers: DRAWING_ANSWERS,
  grants: [
    { roles: ["factory-manager", "factory-engineer"], rights: [...viewing("Gif2Svg"), "Gif2Svg:edit"] },
  ],
});
