import { createTransport } from "nodemailer";
import { composed } from "./compose.ts";
import type { MailTransport } from "@/services/deliveries/mail_transport.ts";

const TIMEOUT_MS = 15_000;

/** Sends by a mail server: `smtp://` with STARTTLS where offered, `smtps://` encrypted from the start. */
export function smtpMail(url: string, from: string): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    async send(message) {
      await transport.sendMail(composed(message, from));
      return { messageId: message.messageId };
    },
    close: () => transport.close(),
  };
}
