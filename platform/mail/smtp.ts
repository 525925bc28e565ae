import { createTransport } from "nodemailer";
import { mailOptions } from "./compose.ts";
import { connectByName } from "./connect_by_name.ts";
import { MailRefused, type MailTransport } from "@/engines/mails/mail_transport.ts";

const TIMEOUT_MS = 15_000;

/** Sends by a mail server: `smtp://` with STARTTLS where offered, `smtps://` encrypted from the start. */
export function smtpMail(url: string, from: string): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    getSocket: connectByName,
  });
  return {
    async send(message) {
      await transport.sendMail(mailOptions(message, from)).catch((error) => {
        throw isForGood(error) ? new MailRefused(error.message) : error;
      });
      return { messageId: message.messageId };
    },
    close: () => transport.close(),
  };
}

/**
 * Whether the server has said no to this very mail (RFC 5321, section 4.2.1). A login that it refuses is ours to mend, so such a mail is
 * tried again.
 */
function isForGood(error: { code?: string; responseCode?: number }): boolean {
  const { code, responseCode = 0 } = error;
  return responseCode >= 500 && responseCode < 600 && (code === "EENVELOPE" || code === "EMESSAGE");
}
