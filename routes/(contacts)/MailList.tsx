import { page } from "fresh";
import { Button } from "@/components/Button.tsx";
import { Empty } from "@/components/Empty.tsx";
import { TextField } from "@/components/Field.tsx";
import { FilterBar, FilterChips } from "@/components/FilterBar.tsx";
import { contactHref, contactQuery } from "@/components/contacts/contact_links.ts";
import { ContactOrgCard } from "@/components/contacts/ContactOrgCard.tsx";
import { ContactTable } from "@/components/contacts/ContactTable.tsx";
import { ContactTree } from "@/components/contacts/ContactTree.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { chipsOf } from "@/components/table/chips_of.ts";
import { Pager } from "@/components/table/Pager.tsx";
import { define } from "@/define.ts";
import {
  branchOf,
  findContactOrgs,
  readContactOrg,
  readContactTree,
} from "@/services/contacts/contact_orgs.ts";
import { listContacts } from "@/services/contacts/contacts.ts";
import { fromHere } from "@/components/table/from_here.ts";

export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const query = contactQuery.parse(Object.fromEntries(url.searchParams));
    const org = query.org ? await readContactOrg(ctx, query.org) : null;
    const unfolded = org ? branchOf(org) : { country: query.country };
    const [tree, contacts, found] = await Promise.all([
      readContactTree(ctx, unfolded),
      listContacts(ctx, query),
      query.keyword && !org ? findContactOrgs(ctx, query.keyword) : [],
    ]);
    return page({ query, org, unfolded, tree, contacts, found });
  },
});

/** The contacts directory: people of the car maker and the stores, with what it takes to call or write to them. */
export default define.page<typeof handler>(({ data, state: { ctx, basePath } }) => {
  const { t } = ctx;
  const { query, org, unfolded, tree, contacts, found } = data;
  const orgs = org ? [org] : found;
  const href = (change: Partial<typeof query>) =>
    fromHere(contactHref(basePath, { ...query, pageNo: 1, ...change }));
  const chips = chipsOf({
    keyword: [t("orgs.contacts.keyword"), query.keyword],
    org: [t("orgs.contacts.org"), query.org && (org?.name ?? query.org)],
    country: [
      t("orgs.contacts.country"),
      query.country && (tree.countries.find(({ code }) => code === query.country)?.name ?? query.country),
    ],
  }, (filter) => href({ [filter]: undefined }));
  return (
    <>
      <PageHead
        title={t("page.MailList")}
        note={t("orgs.contacts.count", { count: contacts.total })}
        crumbs={[{ label: t("nav.organisation") }]}
        flush
      />
      <div class="panes contact-panes">
        <ContactTree tree={tree} query={query} unfolded={unfolded} ctx={ctx} basePath={basePath} />
        <div class="pane page-fill">
          <FilterBar
            label={t("page.MailList")}
            submit={t("orgs.contacts.find")}
            keep={{ org: query.org, country: query.country, pageSize: query.pageSize }}
          >
            <TextField
              type="search"
              name="keyword"
              label={t("orgs.contacts.search")}
              placeholder={t("orgs.contacts.search")}
              hideLabel
              value={query.keyword}
              class="contact-search"
            />
          </FilterBar>
          <FilterChips chips={chips} clearHref={contactHref(basePath, {})} t={t} />
          <div class="table-scroll">
            {orgs.length > 0 && (
              <section class="contact-orgs" aria-label={t("orgs.contacts.orgs_found")}>
                {orgs.map((one) => (
                  <ContactOrgCard
                    key={one.code}
                    org={one}
                    chosen={one === org}
                    ctx={ctx}
                    basePath={basePath}
                  />
                ))}
              </section>
            )}
            {contacts.records.length > 0
              ? <ContactTable contacts={contacts.records} ctx={ctx} basePath={basePath} />
              : (
                <Empty
                  title={t("orgs.contacts.none")}
                  drawing="search"
                  action={chips.length > 0 && (
                    <Button href={contactHref(basePath, {})}>{t("orgs.contacts.show_all")}</Button>
                  )}
                >
                  {t("orgs.contacts.none_why")}
                </Empty>
              )}
          </div>
          <Pager
            page={query.pageNo}
            size={query.pageSize}
            total={contacts.total}
            href={(pageNo) => href({ pageNo })}
            keep={{ keyword: query.keyword, org: query.org, country: query.country }}
            t={t}
          />
        </div>
      </div>
    </>
  );
});
