import { fromHere } from "@/components/table/from_here.ts";
import type { ListParts } from "@/components/list/parts.ts";
import { Avatar } from "@/components/Mark.tsx";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Contact } from "@/services/contacts/contact_list.ts";
import { contactHref } from "./contact_links.ts";
import { MailLink, PhoneLink } from "../ContactLinks.tsx";

/** How people of the directory look in their list: called and written to with one click. */
export function contactParts({ t }: Pick<Ctx, "t">, basePath: string): ListParts<Contact> {
  return {
    table: { class: "contact-table" },
    emptyDrawing: "search",
    cells: {
      fullName: ({ fullName, userCode }) => (
        <span class="contact-name">
          <Avatar name={fullName} />
          <span class="contact-lines">
            <span>{fullName}</span> <span class="mono text-meta text-ink-3">{userCode}</span>
          </span>
        </span>
      ),
      org: ({ orgCode, orgName }) => (
        <span class="contact-lines">
          <a class="link-plain" href={fromHere(contactHref(basePath, { org: orgCode }))}>{orgName}</a>{" "}
          <span class="mono text-meta text-ink-3">{orgCode}</span>
        </span>
      ),
      phone: ({ fullName, phone }) => (
        <PhoneLink phone={phone} label={t("person.call", { name: fullName, phone: phone ?? "" })} />
      ),
      email: ({ fullName, email }) => (
        <MailLink email={email} label={t("person.mail", { name: fullName, email: email ?? "" })} />
      ),
    },
  };
}
