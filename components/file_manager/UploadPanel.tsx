import { Button } from "@/components/Button.tsx";
import { Icon } from "@/components/Icon.tsx";
import { Select } from "@/components/Select.tsx";
import type { Ctx } from "@/kernel/ctx.ts";
import { FileField } from "../files/FileField.tsx";
import type { PlaceLimits } from "../files/place_rule.ts";
import { fileHref, type FilePageQuery } from "./file_links.ts";
import { placeName } from "./place_name.ts";

/** Brings files into a chosen place: the place first, since limit and types hang on it, then the files. Closed, it leaves the room to the list. */
export function UploadPanel({ ctx, place, places, query, open, basePath }: {
  ctx: Ctx;
  place: PlaceLimits;
  /** Places that the reader may upload to. */
  places: readonly string[];
  /** Parameters of the list, and the place. */
  query: FilePageQuery;
  open: boolean;
  basePath: string;
}) {
  const { t } = ctx;
  const back = fileHref(basePath, query);
  const { upload: _, ...keep } = query;
  return (
    <details class="card file-upload" open={open}>
      <summary class="card-head">
        <Icon name="upload" />
        <h2>{t("files.upload")}</h2>
        <span class="file-upload-open">
          <Icon name="chevron-down" />
        </span>
      </summary>
      <div class="card-body">
        <form method="get" class="file-upload-place">
          {Object.entries(keep).map(([name, value]) =>
            value ? <input key={name} type="hidden" name={name} value={value} /> : null
          )}
          <label for="upload-place">{t("files.uploadTo")}</label>
          <Select
            name="upload"
            id="upload-place"
            value={place.name}
            choices={places.map((value) => ({ value, label: placeName(t, value) }))}
            auto
          />
          <Button class="needs-no-script">{t("table.apply")}</Button>
        </form>
        <form method="post" action="/tis/file/files" encType="multipart/form-data">
          <input type="hidden" name="_form" value="upload-file" />
          <input type="hidden" name="_back" value={back} />
          <input type="hidden" name="place" value={place.name} />
          <FileField ctx={ctx} place={place} name="file" multiple reload />
          <div class="form-actions needs-no-script">
            <Button icon="upload">{t("files.upload.send")}</Button>
          </div>
        </form>
      </div>
    </details>
  );
}
