import type { FileQuery } from "@/services/files/register/types.ts";

/** What the page's address says: the list's filter, the place to upload to, and the file that is looked at. */
export interface FilePageQuery extends FileQuery {
  upload?: string;
  file?: string;
}

/** An address of the page; what is left out or is the default does not stand in it. */
export function fileHref(basePath: string, { sort, ...query }: Partial<FilePageQuery>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== "") search.set(name, String(value));
  }
  if (sort) search.set("sort", `${sort.descending ? "-" : ""}${sort.column}`);
  const text = search.toString();
  return `${basePath}/FileManage${text && `?${text}`}`;
}

/** Where the bytes of a file are, to be shown or saved. */
export function bytesHref(id: string, name: string, save = false): string {
  return `/tis/file/objects/${id}/${encodeURIComponent(name)}${save ? "?download" : ""}`;
}
