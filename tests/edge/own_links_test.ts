import assert from "node:assert/strict";
import { SHARED_TAIL } from "@/demo/epc/special_vins.ts";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { PAGES } from "@/kernel/access/pages.ts";
import { serveDemo } from "../demo_portal.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

/** States of pages that their own links lead to, beside those that the walk comes upon. */
const STATES = [
  "EPCPage?seriesCode=VTE",
  `EPCIndex?vin=${SHARED_TAIL}`,
  "SearchPage?q=brake",
  "EPCCart?view=orders",
];
/** How many states of each page are opened. */
const STATES_OF_A_PAGE = 4;

interface Link {
  url: URL;
  attributes: string;
}

function linksOf(html: string, page: URL): Link[] {
  return [...html.matchAll(/<a\s([^>]*)>/g)].flatMap(([, attributes]) => {
    const href = /(?:^|\s)href="([^"]*)"/.exec(attributes!)?.[1];
    return href === undefined
      ? []
      : [{ url: new URL(href.replaceAll("&amp;", "&"), page), attributes: attributes! }];
  });
}

async function cookieOf(account: string): Promise<string> {
  const answer = await fetch(`${portal.origin}/oauth/login`, {
    method: "POST",
    body: new URLSearchParams({ account, password: DEMO_PASSWORD, consent: "true" }),
  });
  return `tis_session=${(await answer.json()).data.token}`;
}

Deno.test("a link to another state of its page is marked by the page alone, never as one that leads upwards", async () => {
  const cookie = await cookieOf("administrator");
  const waiting = [...STATES, ...PAGES.all.map(({ route }) => route)].map((path) =>
    new URL(`/tis/${path}`, portal.origin)
  );
  const seen = new Set(waiting.map(({ href }) => href));
  const opened = new Map<string, number>();
  const wrong = new Map<string, string>();
  let own = 0;
  for (const page of waiting) {
    const times = opened.get(page.pathname) ?? 0;
    if (times === STATES_OF_A_PAGE) continue;
    opened.set(page.pathname, times + 1);
    const answer = await fetch(page, { headers: { cookie, accept: "text/html" }, redirect: "manual" });
    for (const { url, attributes } of linksOf(await answer.text(), page)) {
      if (url.origin !== page.origin || url.pathname !== page.pathname) continue;
      own++;
      if (attributes.includes("data-ancestor")) wrong.set(`${page.pathname} ${attributes}`, page.search);
      if (!url.hash && !seen.has(url.href)) waiting.push(url);
      seen.add(url.href);
    }
  }
  assert.ok(own > 5000, `${own} links of pages to themselves`);
  assert.deepEqual([...wrong].slice(0, 10), []);
});
