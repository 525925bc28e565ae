import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { ContactOrg } from "@/services/contacts/contact_orgs.ts";
import { contactHref } from "./contact_links.ts";
import { MailLink, PhoneLink } from "../ContactLinks.tsx";
import { orgPageHref } from "@/components/orgs/org_links.ts";
import { fromHere } from "@/components/table/from_here.ts";

/** An organisation of the directory: what it is, where, how to call and write to it. */
export function ContactOrgCard({ org, chosen, ctx, basePath }: {
  org: ContactOrg;
  /** It is what the list is narrowed to: no link to that. */
  chosen: boolean;
  ctx: Ctx;
  basePath: string;
}) {
  const { t } = ctx;
  const place = [org.address, [org.postcode, org.country].filter(Boolean).join(" ")].filter(Boolean).join(
    ", ",
  );
  return (
    <article class="contact-org">
      <div class="contact-org-head">
        <h2>
          {chosen
            ? org.name
            : <a class="link-plain" href={fromHere(contactHref(basePath, { org: org.code }))}>{org.name}</a>}
        </h2>
        <span class="mono text-meta text-ink-3">{org.code}</span>
        <span class="text-meta text-ink-3">
          {[t(`orgs.agency.kind_${org.kind}`), org.kind === "factory" ? null : org.parentName].filter(Boolean)
            .join(" · ")}
        </span>
        {may(ctx.actor, "agency:view") && (
          <a class="link text-meta ms-auto" href={orgPageHref(basePath, org.code)}>
            {t("contacts.store_page")}
          </a>
        )}
      </div>
      {place && <p class="text-ink-2">{place}</p>}
      <div class="contact-ways">
        {org.phone && (
          <PhoneLink phone={org.phone} label={t("person.call", { name: org.name, phone: org.phone })} />
        )}
        {org.email && (
          <MailLink email={org.email} label={t("person.mail", { name: org.name, email: org.email })} />
        )}
        {chosen && org.hours.length > 0 && <span class="text-ink-3">{org.hours.join(" · ")}</span>}
      </div>
    </article>
  );
}
