import { page } from "fresh";
import { ListBody, ListHead, readListPage } from "@/components/list/ListPage.tsx";
import { ContactOrgCard } from "@/components/contacts/ContactOrgCard.tsx";
import { contactParts } from "@/components/contacts/ContactParts.tsx";
import { ContactTree } from "@/components/contacts/ContactTree.tsx";
import { define } from "@/define.ts";
import {
  branchOf,
  findContactOrgs,
  readContactOrg,
  readContactTree,
} from "@/services/contacts/contact_orgs.ts";
import { contactList } from "@/services/contacts/contact_list.ts";

export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const contacts = await readListPage(contactList, ctx, url);
    const { org: code, country, keyword } = contacts.asked;
    const org = code ? await readContactOrg(ctx, code) : null;
    const unfolded = org ? branchOf(org) : { country };
    const [tree, found] = await Promise.all([
      readContactTree(ctx, unfolded),
      keyword && !org ? findContactOrgs(ctx, keyword) : [],
    ]);
    return page({ contacts, org, unfolded, tree, found });
  },
});

/** The contacts directory: people of the car maker and the stores, with what it takes to call or write to them. */
export default define.page<typeof handler>(({ data, state }) => {
  const { ctx, basePath } = state;
  const { contacts, org, unfolded, tree, found } = data;
  const orgs = org ? [org] : found;
  const list = {
    list: contactList,
    data: contacts,
    state,
    parts: {
      ...contactParts(ctx, basePath),
      top: orgs.length > 0 && (
        <section class="contact-orgs" aria-label={ctx.t("contacts.orgs_found")}>
          {orgs.map((one) => (
            <ContactOrgCard key={one.code} org={one} chosen={one === org} ctx={ctx} basePath={basePath} />
          ))}
        </section>
      ),
    },
  };
  return (
    <>
      <ListHead {...list} />
      <div class="panes contact-panes">
        <ContactTree tree={tree} query={contacts.asked} unfolded={unfolded} ctx={ctx} basePath={basePath} />
        <div class="pane page-fill">
          <ListBody {...list} />
        </div>
      </div>
    </>
  );
});
