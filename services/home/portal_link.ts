import { type PageEntry, pageOf } from "@/kernel/access/pages.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Actor } from "@/kernel/access/actor.ts";

/** Whether a text leads to a page of the portal: its route, perhaps with a query or a place in it (`SearchPage?q=motor`). */
export function isPortalPage(link: string): boolean {
  const page = pageOfLink(link);
  return page !== undefined && page.module !== "entry";
}

/** Whether a person may go where a link leads; another site is open to everybody. */
export function mayFollow(actor: Actor, link: string): boolean {
  const page = pageOfLink(link);
  return page === undefined ? isHttpsAddress(link) : may(actor, page.need);
}

function pageOfLink(link: string): PageEntry | undefined {
  const route = /^([A-Za-z0-9]+)(?:[?#][^\s<>"]*)?$/.exec(link)?.[1];
  return route === undefined ? undefined : pageOf(route);
}

/** Whether a text is an `https` address without a user name in it. */
export function isHttpsAddress(link: string): boolean {
  const url = URL.parse(link);
  return url?.protocol === "https:" && url.username === "" && url.password === "" && !/\s/.test(link);
}
