import type { SendMailOptions } from "nodemailer";
import type { MailMessage } from "@/engines/mails/mail_transport.ts";

/** A message as nodemailer takes it. File names and addresses in texts are never read from disk or network. */
export function mailOptions(message: MailMessage, from: string): SendMailOptions {
  return {
    from,
    to: message.to,
    subject: message.subject,
    text: message.text,
    html: message.html,
    messageId: message.messageId,
    headers: {
      // No vacation notes in answer (RFC 3834, section 5).
      "Auto-Submitted": "auto-generated",
      ...(message.language ? { "Content-Language": message.language } : {}),
      // One click without a login (RFC 8058, section 3.1).
      ...(message.unsubscribe
        ? {
          "List-Unsubscribe": `<${message.unsubscribe}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        : {}),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
