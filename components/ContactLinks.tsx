import { Icon } from "./Icon.tsx";

/** What a dialer takes of a telephone as people write it (RFC 3966): digits, and the plus in front. */
export function telHref(phone: string): string {
  return `tel:${phone.trim().startsWith("+") ? "+" : ""}${phone.replace(/\D/g, "")}`;
}

/** A telephone that is called by a click, or a dash. */
export function PhoneLink({ phone, label }: { phone: string | null; label: string }) {
  if (!phone) return <span class="text-ink-3">–</span>;
  return (
    <a class="contact-link" href={telHref(phone)} aria-label={label}>
      <Icon name="phone" />
      <span class="tabular-nums">{phone}</span>
    </a>
  );
}

/** A mail address that is written to by a click, or a dash. */
export function MailLink({ email, label }: { email: string | null; label: string }) {
  if (!email) return <span class="text-ink-3">–</span>;
  const [who, where] = email.split(/(?=@)/);
  return (
    <a class="contact-link" href={`mailto:${email}`} aria-label={label}>
      <Icon name="mail" />
      <span>
        {who}
        <wbr />
        {where}
      </span>
    </a>
  );
}
