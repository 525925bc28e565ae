import { bytesHref } from "@/components/files/bytes_href.ts";
import { islandTexts } from "@/components/island_texts.ts";
import { CompareSlider } from "@/islands/quality/CompareSlider.tsx";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { QualityReport } from "@/services/quality/types.ts";

type Photo = QualityReport["okPhotos"][number];

/** Photos of the faulty part beside those of a good one, pair by pair; with script the first pair can be laid over each other and looked at closely. */
export function ComparePhotos(
  { refuse, ok, t }: { refuse: readonly Photo[]; ok: readonly Photo[]; t: Translate },
) {
  const pairs = Math.max(refuse.length, ok.length);
  if (pairs === 0) return <p class="note">{t("quality.no_photos")}</p>;
  const [faulty, good] = [refuse[0], ok[0]];
  return (
    <>
      {faulty && good && (
        <CompareSlider
          faulty={{ src: bytesHref(faulty.fileId, faulty.name), alt: faulty.name }}
          good={{ src: bytesHref(good.fileId, good.name), alt: good.name }}
          texts={islandTexts(t, {
            compare: "quality.compare",
            share: "quality.compare_share",
            zoom: "quality.compare_zoom",
          })}
        />
      )}
      <div class="file-pair">
        <Column title={t("quality.refusePhotos")} photos={refuse} none={t("quality.none_of_these")} />
        <Column title={t("quality.okPhotos")} photos={ok} none={t("quality.none_of_these")} />
      </div>
    </>
  );
}

function Column({ title, photos, none }: { title: string; photos: readonly Photo[]; none: string }) {
  return (
    <section aria-label={title}>
      <h3 class="note">{title}</h3>
      {photos.length === 0 && <p class="note">{none}</p>}
      {photos.map(({ fileId, name }) => (
        <figure key={fileId}>
          <a href={bytesHref(fileId, name)}>
            <img class="file-picture" src={bytesHref(fileId, name)} alt={name} loading="lazy" />
          </a>
        </figure>
      ))}
    </section>
  );
}
