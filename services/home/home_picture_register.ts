import { day, defineRegister, image, names, shown, text, whole } from "@/engines/registers/declare.ts";
import { aimedAtPeople } from "@/engines/audience/aimed_at_people.ts";
import { audienceFields } from "@/engines/registers/audience_fields.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import { isPortalPage } from "./portal_link.ts";

/** Pictures of the home page's carousel: 1600x400 jpg or png (specification section 5), for an audience and a period. */
export const homePictureRegister = defineRegister({
  route: "MainpageImageList",
  path: "/tis/home-pictures",
  noun: ["HomePicture", "HomePictures"],
  texts: "home.picture",
  table: "home_pictures",
  key: "id",
  title: "titles",
  // Those of the program's own drawings, each once for the same people.
  duplicate: "home-picture-twice",
  sensitive: ["titles", "texts", "kickers"],
  audience: aimedAtPeople,
  fields: {
    picture: image("home-picture", "home-picture", { optional: true, hint: true }),
    titles: names({ max: 120 }),
    kickers: names({ max: 60, optional: true, in: "entry" }),
    texts: names({ max: 300, optional: true, long: true, in: "entry" }),
    link: text({
      max: 300,
      optional: true,
      hint: true,
      rule: (value) =>
        value.refine((link) => !link || isPortalPage(String(link)), {
          message: "refusal.portal-page-unknown",
        }),
    }),
    startsOn: day({ optional: true, batch: true, filter: true }),
    endsOn: day({ optional: true, batch: true }),
    sort: whole({ min: 0, max: 9999, start: 0, batch: true }),
    // Those that come with the program have a drawing in place of a file.
    image: shown("text", ({ sql }) => sql`e.image`, { in: "none" }),
    ...audienceFields(),
  },
  check(_tx, values, before) {
    const { picture, startsOn, endsOn } = values;
    if (!picture && !before?.image) throw refuseField("picture", "field-required");
    if (startsOn && endsOn && startsOn > endsOn) {
      throw refuseField("endsOn", "period-order");
    }
  },
});
