/** A mail as the portal sends it: plain text, and HTML beside it where there is some. */
export interface MailMessage {
  /**
   * Chosen by the sender and the same at each try, such as `<delivery-42@tis.example.com>` (RFC 5322, section 3.6.4), so that a
   * mail sent twice is known as one.
   */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** BCP 47 tag of the texts, put into Content-Language. */
  language?: string;
  /** Address that takes mails of this kind off by one POST without a login (RFC 8058). */
  unsubscribe?: string;
}

/** A way for mails to leave the portal. */
export interface MailTransport {
  /** Hands the mail over, or throws: the caller tries again under the same message id, but not after `MailRefused`. */
  send(message: MailMessage): Promise<{ messageId: string }>;
  close(): void;
}

/** The mail server refused this mail for good (RFC 5321, section 4.2.1: 5yz): no further try can mend it. */
export class MailRefused extends Error {
  override name = "MailRefused";
}
