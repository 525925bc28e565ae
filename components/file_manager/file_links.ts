import { listHref } from "../table/list_query.ts";
import type { FileQuery } from "@/services/file_manager/types.ts";

/** What the page's address says: the list's filter, the place to upload to, and the file that is looked at. */
export interface FilePageQuery extends FileQuery {
  upload?: string;
  file?: string;
}

/** An address of the page; what is left out or is the default does not stand in it. */
export function fileHref(basePath: string, { sort, ...query }: Partial<FilePageQuery>): string {
  return listHref(`${basePath}/FileManage`, {
    ...query,
    sort: sort && `${sort.descending ? "-" : ""}${sort.column}`,
  });
}

/** Where the bytes of a file are, to be shown or saved. */
export function bytesHref(id: string, name: string, save = false): string {
  return `/tis/file/objects/${id}/${encodeURIComponent(name)}${save ? "?download" : ""}`;
}
