import { pageOf } from "../access/pages.ts";

/** Whether a text leads to a page of the portal: its route, perhaps with a query or a place in it (`SearchPage?q=motor`). */
export function isPortalPage(link: string): boolean {
  const route = /^([A-Za-z0-9]+)(?:[?#][^\s<>"]*)?$/.exec(link)?.[1];
  const page = route === undefined ? undefined : pageOf(route);
  return page !== undefined && page.module !== "entry";
}

/** Whether a text is an `https` address without a user name in it. */
export function isHttpsAddress(link: string): boolean {
  const url = URL.parse(link);
  return url?.protocol === "https:" && url.username === "" && url.password === "" && !/\s/.test(link);
}
