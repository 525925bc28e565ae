import { HttpError, page } from "fresh";
import { z } from "zod";
import { Button } from "@/components/Button.tsx";
import { Empty } from "@/components/Empty.tsx";
import { ExportButton } from "@/components/exports/ExportButton.tsx";
import { FileDetailView } from "@/components/file_manager/FileDetailView.tsx";
import { FileFilters } from "@/components/file_manager/FileFilters.tsx";
import { bytesHref, fileHref, type FilePageQuery } from "@/components/file_manager/file_links.ts";
import { FileTable } from "@/components/file_manager/FileTable.tsx";
import { UploadPanel } from "@/components/files/UploadPanel.tsx";
import { FlashNotice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { paging } from "@/components/table/list_query.ts";
import { Pager } from "@/components/table/Pager.tsx";
import { define } from "@/define.ts";
import { may } from "@/kernel/access/rights.ts";
import { listFiles } from "@/services/file_manager/list_files.ts";
import { readFile } from "@/services/file_manager/read_file.ts";
import { PLACES } from "@/engines/files/places.ts";
import { readTextStart } from "@/services/file_manager/read_text_start.ts";
import { CONVERSION_STATES, FILE_KINDS, FILE_SORTS, USES } from "@/services/file_manager/types.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { LIMITS } from "@/kernel/limits.ts";

const sort = z.string().transform((text) => ({
  column: text.replace(/^-/, ""),
  descending: text.startsWith("-"),
}))
  .pipe(z.object({ column: z.enum(FILE_SORTS), descending: z.boolean() }));

const asked = z.object({
  keyword: z.string().trim().transform((text) => text.slice(0, LIMITS.keywordLength)).catch(""),
  place: z.string().min(1).optional().catch(undefined),
  kind: z.enum(FILE_KINDS).optional().catch(undefined),
  conversion: z.enum(CONVERSION_STATES).optional().catch(undefined),
  use: z.enum(USES).optional().catch(undefined),
  upload: z.string().optional().catch(undefined),
  file: z.string().optional().catch(undefined),
  sort: sort.catch({ column: "createdAt", descending: true }),
  ...paging,
});

/** The files of the store for administrators: what there is, what uses it, what was made of it; bringing in and deleting. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const params = Object.fromEntries(url.searchParams);
    const query: FilePageQuery = asked.parse({ ...params, keyword: params.keyword ?? params.q });
    if (query.file !== undefined) {
      const file = await readFile(ctx, query.file);
      if (!file) throw new HttpError(404);
      const text = file.kind === "text" ? await readTextStart(ctx, file.id) : null;
      return page({ query, file, text, list: null });
    }
    return page({ query, file: null, text: null, list: await listFiles(ctx, query) });
  },
});

export default define.page<typeof handler>(({ data, state }) => {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const { query, file, list } = data;
  const crumbs = [{ label: t("nav.admin") }];
  if (file) {
    return (
      <>
        <PageHead
          title={file.name}
          crumbs={[...crumbs, { label: t("page.FileManage"), href: fileHref(basePath, {}) }]}
        >
          <Button icon="download" href={bytesHref(file.id, file.name, true)}>
            {t("filestore.download")}
          </Button>
        </PageHead>
        <FlashNotice flash={flash} />
        <FileDetailView ctx={ctx} file={file} text={data.text} basePath={basePath} />
      </>
    );
  }
  const places = PLACES.all.filter(({ upload }) => may(ctx.actor, upload));
  const place = places.find(({ name }) => name === query.upload) ?? places[0];
  const isNarrowed = Boolean(query.keyword || query.place || query.kind || query.conversion || query.use);
  const { records, total } = list!;
  return (
    <>
      <PageHead title={t("page.FileManage")} note={t("filestore.total", { total })} crumbs={crumbs} flush>
        <ExportButton
          ctx={ctx}
          kind="files"
          query={{
            keyword: query.keyword,
            place: query.place,
            kind: query.kind,
            conversion: query.conversion,
            use: query.use,
            sort: `${query.sort.descending ? "-" : ""}${query.sort.column}`,
          }}
          total={total}
        />
      </PageHead>
      <FlashNotice flash={flash} />
      <FileFilters
        query={query}
        places={PLACES.all.map(({ name }) => name)}
        basePath={basePath}
        t={t}
        format={formatOf(ctx)}
      />
      <div class="page-fill">
        {place && may(ctx.actor, "FileManage:upload") && (
          <UploadPanel
            ctx={ctx}
            place={place}
            places={places.map(({ name }) => name)}
            query={query}
            open={query.upload !== undefined || (total === 0 && !isNarrowed)}
            basePath={basePath}
          />
        )}
        <div class="table-scroll">
          {records.length > 0
            ? <FileTable ctx={ctx} files={records} query={query} basePath={basePath} />
            : (
              <Empty
                title={t(isNarrowed ? "filestore.noMatch" : "filestore.none")}
                drawing="list"
                action={isNarrowed && (
                  <Button href={fileHref(basePath, {})}>{t("table.clear_filters")}</Button>
                )}
              >
                {t(isNarrowed ? "filestore.noMatchWhy" : "filestore.noneWhy")}
              </Empty>
            )}
        </div>
        {total > 0 && (
          <Pager
            page={query.pageNo}
            size={query.pageSize}
            total={total}
            href={(pageNo) => fileHref(basePath, { ...query, pageNo })}
            keep={{
              keyword: query.keyword || undefined,
              place: query.place,
              kind: query.kind,
              conversion: query.conversion,
              use: query.use,
              upload: query.upload,
            }}
            t={t}
          />
        )}
      </div>
    </>
  );
});
