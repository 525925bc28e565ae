import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { OrgPage } from "@/services/orgs/org_page.ts";
import { MailLink, PhoneLink } from "@/components/ContactLinks.tsx";

/** Address, telephone, mail and hours of an organisation; the address is copied as it goes on a letter. */
export function OrgContact({ entry, name, t }: { entry: OrgPage["entry"]; name: string; t: Translate }) {
  const { values, labels } = entry;
  const { address, postcode, phone, email, hours } = values;
  const lines = address === null
    ? []
    : [name, address, [postcode, labels.countryCode].filter(Boolean).join(" ")].filter(Boolean);
  return (
    <Card
      title={t("orgs.page.contact")}
      end={lines.length > 0 && (
        <Button
          type="button"
          kind="quiet"
          icon="copy"
          label={t("orgs.page.copy")}
          class="needs-script"
          data={{ copy: "", "copy-text": lines.join("\n"), copied: t("orgs.page.copied") }}
        />
      )}
    >
      <div class="org-contact">
        {lines.length > 0
          ? <address>{lines.map((line) => <span key={line}>{line}</span>)}</address>
          : <p class="text-ink-3">{t("orgs.page.no_address")}</p>}
        <PhoneLink phone={phone} label={t("person.call", { name, phone: phone ?? "" })} />
        <MailLink email={email} label={t("person.mail", { name, email: email ?? "" })} />
        {hours.length > 0 && (
          <div>
            <h3 class="text-meta text-ink-3">{t("orgs.agency.hours")}</h3>
            <ul>{hours.map((line) => <li key={line}>{line}</li>)}</ul>
          </div>
        )}
      </div>
    </Card>
  );
}
