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
}

/** A way for mails to leave the portal. */
export interface MailTransport {
  /** Hands the mail over, or throws: the caller tries again under the same message id. */
  send(message: MailMessage): Promise<{ messageId: string }>;
  close(): void;
}
