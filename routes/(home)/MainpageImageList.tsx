import { page } from "fresh";
import { Carousel } from "@/components/Carousel.tsx";
import { pictureHref } from "@/components/home/picture_href.ts";
import { readRegisterPage, RegisterPage } from "@/components/registers/RegisterPage.tsx";
import { define } from "@/define.ts";
import type { State } from "@/edge/state.ts";
import { homePictureRegister } from "@/services/home/home_picture_register.ts";
import type { EntryOf } from "@/engines/registers/define_register.ts";

/** Pictures of the home page's carousel, each as it is shown there. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    return page(await readRegisterPage(homePictureRegister, ctx, url));
  },
});

type PictureEntry = EntryOf<typeof homePictureRegister>;

const hrefOf = ({ values }: PictureEntry, basePath: string) => pictureHref(values, basePath);

export default define.page<typeof handler>(({ data, state }) => (
  <RegisterPage
    register={homePictureRegister}
    data={data}
    state={state}
    parts={{
      cells: {
        picture: (entry) => (
          <img
            class="picture-cell"
            data-mode="dark"
            data-theme={state.brand}
            src={hrefOf(entry, state.basePath)}
            alt=""
            loading="lazy"
          />
        ),
      },
      under: (entry) => <Preview entry={entry} state={state} />,
    }}
  />
));

function Preview({ entry, state: { ctx, brand, basePath } }: { entry: PictureEntry; state: State }) {
  const { t } = ctx;
  const { link } = entry.values;
  const slide = {
    id: entry.key,
    image: hrefOf(entry, basePath),
    kicker: entry.labels.kickers,
    title: entry.labels.titles ?? "",
    text: entry.labels.texts,
    href: link ? `${basePath}/${link}` : undefined,
    linkLabel: t("home.carousel.open"),
  };
  return (
    <section class="grid gap-2">
      <h3>{t("home.picture.preview")}</h3>
      <Carousel
        slides={[slide]}
        label={t("home.picture.preview")}
        labelPrevious={t("home.carousel.previous")}
        labelNext={t("home.carousel.next")}
        brand={brand}
      />
    </section>
  );
}
