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
  "EPC2D?vin=GVAT2RE79RA613520&figure=34-11-02-C&part=34116877544",
  "EPCPage?vin=GVAT2RE79RA613520&figure=34-11-02-C&part=34116877544",
  "SearchPage?keyword=brake&part=34116877544",
  "AccurateSearchPage?numbers=34116877544&part=34116877544",
  "agency?store=20417",
  "agency?keyword=a&state=1",
];
/** Pages that show keys of texts or names of events, which look alike. */
const SHOWING_NAMES = ["TisosTranslate", "TisosTranslateLog", "EventMonitor", "EventTrace", "EventCatalogue"];
/** How many states of each page are opened, beside those above. */
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

interface Walked {
  page: URL;
  html: string;
}

/** Every page and some states of it as the administrator sees them. */
async function* walk(): AsyncGenerator<Walked> {
  const cookie = await cookieOf("administrator");
  const waiting = [...STATES, ...PAGES.all.map(({ route }) => route)].map((path) =>
    new URL(`/tis/${path}`, portal.origin)
  );
  const first = waiting.length;
  const seen = new Set(waiting.map(({ href }) => href));
  const opened = new Map<string, number>();
  for (const [place, page] of waiting.entries()) {
    const times = opened.get(page.pathname) ?? 0;
    if (place >= first && times >= STATES_OF_A_PAGE) continue;
    opened.set(page.pathname, times + 1);
    const answer = await fetch(page, { headers: { cookie, accept: "text/html" }, redirect: "manual" });
    const html = await answer.text();
    yield { page, html };
    for (const { url } of ownLinks(html, page)) {
      if (!url.hash && !seen.has(url.href)) waiting.push(url);
      seen.add(url.href);
    }
  }
}

function ownLinks(html: string, page: URL): Link[] {
  return linksOf(html, page).filter(({ url }) =>
    url.origin === page.origin && url.pathname === page.pathname
  );
}

let walked: Promise<Walked[]> | undefined;
const pages = () => walked ??= Array.fromAsync(walk());

Deno.test("a link to another state of its page is marked by the page alone, never as one that leads upwards", async () => {
  const wrong = new Map<string, string>();
  let own = 0;
  for (const { page, html } of await pages()) {
    for (const { attributes } of ownLinks(html, page)) {
      own++;
      if (attributes.includes("data-ancestor")) wrong.set(`${page.pathname} ${attributes}`, page.search);
    }
  }
  assert.ok(own > 5000, `${own} links of pages to themselves`);
  assert.deepEqual([...wrong].slice(0, 10), []);
});

Deno.test("no page shows the key of a text in the place of the text", async () => {
  const files = [...Deno.readDirSync("locales/en_US")].map(({ name }) => name.replace(".json", ""));
  const key = new RegExp(`>\\s*((?:${files.join("|")})\\.\\w+(?:\\.\\w+)*)\\s*<`, "g");
  const wrong = new Map<string, string>();
  for (const { page, html } of await pages()) {
    if (SHOWING_NAMES.includes(page.pathname.slice("/tis/".length))) continue;
    for (const [, shown] of html.matchAll(key)) wrong.set(shown!, page.pathname + page.search);
  }
  assert.deepEqual([...wrong], []);
});

Deno.test("what a page's form comes back to is an address of its own, not a query alone, which the server cannot place", async () => {
  const wrong = new Map<string, string>();
  for (const { page, html } of await pages()) {
    for (const [, back] of html.matchAll(/name="_(?:back|next)" value="(\?[^"]*)"/g)) {
      wrong.set(page.pathname, back!);
    }
  }
  assert.deepEqual([...wrong], []);
});
