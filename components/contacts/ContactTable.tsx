import { Avatar } from "@/components/Mark.tsx";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Contact } from "@/services/contacts/contacts.ts";
import { contactHref } from "./contact_links.ts";
import { MailLink, PhoneLink } from "./ContactLinks.tsx";
import { fromHere } from "@/components/table/from_here.ts";

/** People of the directory: who, what they do, where, and how to call or write to them with one click. */
export function ContactTable({ contacts, ctx: { t }, basePath }: {
  contacts: readonly Contact[];
  ctx: Pick<Ctx, "t">;
  basePath: string;
}) {
  return (
    <table class="table stack contact-table">
      <thead>
        <tr>
          <th scope="col">{t("orgs.page.name")}</th>
          <th scope="col">{t("orgs.page.posts")}</th>
          <th scope="col">{t("orgs.contacts.org")}</th>
          <th scope="col">{t("orgs.page.phone")}</th>
          <th scope="col">{t("orgs.page.email")}</th>
        </tr>
      </thead>
      <tbody>
        {contacts.map((one) => (
          <tr key={one.id}>
            <td class="title">
              <span class="contact-name">
                <Avatar name={one.fullName} />
                <span>{one.fullName}</span>
                <span class="mono text-meta text-ink-3">{one.userCode}</span>
              </span>
            </td>
            <td data-none={one.posts ? undefined : ""}>{one.posts}</td>
            <td>
              <a class="link-plain" href={fromHere(contactHref(basePath, { org: one.orgCode }))}>
                {one.orgName}
              </a>{" "}
              <span class="mono text-meta text-ink-3">{one.orgCode}</span>
            </td>
            <td class="nowrap" data-none={one.phone ? undefined : ""}>
              <PhoneLink
                phone={one.phone}
                label={t("orgs.page.call", { name: one.fullName, phone: one.phone ?? "" })}
              />
            </td>
            <td data-none={one.email ? undefined : ""}>
              <MailLink
                email={one.email}
                label={t("orgs.page.mail", { name: one.fullName, email: one.email ?? "" })}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
