import { HttpError, page } from "fresh";
import { Button } from "@/components/Button.tsx";
import { FileDetailView } from "@/components/file_manager/FileDetailView.tsx";
import { fileHref } from "@/components/file_manager/file_links.ts";
import { bytesHref } from "@/components/files/bytes_href.ts";
import { fileParts } from "@/components/file_manager/FileParts.tsx";
import { UploadPanel } from "@/components/file_manager/UploadPanel.tsx";
import { isNarrowed, listLinks } from "@/components/list/list_links.ts";
import { ListPage, readListPage } from "@/components/list/ListPage.tsx";
import { FlashNotice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { define } from "@/define.ts";
import { may } from "@/kernel/access/rights.ts";
import { PLACES } from "@/engines/files/places.ts";
import { uploadPlace } from "@/services/file_manager/upload_place.ts";
import { fileList } from "@/services/file_manager/file_list.ts";
import { readFile } from "@/services/file_manager/read_file.ts";
import { readTextStart } from "@/services/file_manager/read_text_start.ts";

/** The files of the store for administrators: what there is, what uses it, what was made of it; bringing in and deleting. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const id = url.searchParams.get("file");
    if (id === null) {
      return page({ file: null, text: null, list: await readListPage(fileList, ctx, url, ["upload"]) });
    }
    const file = await readFile(ctx, id);
    if (!file) throw new HttpError(404);
    const text = file.kind === "text" ? await readTextStart(ctx, file.id) : null;
    return page({ file, text, list: null });
  },
});

export default define.page<typeof handler>(({ data, state }) => {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const { file, list } = data;
  if (file) {
    return (
      <>
        <PageHead
          title={file.name}
          crumbs={[{ label: t("nav.admin") }, { label: t("page.FileManage"), href: fileHref(basePath, {}) }]}
        >
          <Button icon="download" href={bytesHref(file.id, file.name, true)}>
            {t("file_manager.download")}
          </Button>
        </PageHead>
        <FlashNotice flash={flash} />
        <FileDetailView ctx={ctx} file={file} text={data.text} basePath={basePath} />
      </>
    );
  }
  const { upload } = list.kept;
  const places = PLACES.all.filter((place) => may(ctx.actor, place.upload));
  const place = uploadPlace(places, upload);
  return (
    <ListPage
      list={fileList}
      data={list}
      state={state}
      parts={{
        ...fileParts(ctx, basePath),
        note: t("file_manager.total", { total: list.list.total }),
        before: () =>
          place && may(ctx.actor, "FileManage:upload") && (
            <UploadPanel
              ctx={ctx}
              place={place}
              places={places.map(({ name }) => name)}
              query={listLinks(fileList, basePath, list).keep()}
              open={upload !== undefined || (list.list.total === 0 && !isNarrowed(fileList, list))}
              basePath={basePath}
            />
          ),
      }}
    />
  );
});
