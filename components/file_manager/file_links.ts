import { listHref } from "../table/list_query.ts";

/** Parameters of the page beside those of its list: the place to upload to, and the file that is looked at. */
export type FilePageQuery = Readonly<Record<string, string | number | undefined>> & {
  upload?: string;
  file?: string;
};

/** An address of the page. */
export function fileHref(basePath: string, query: FilePageQuery): string {
  return listHref(`${basePath}/FileManage`, query);
}
