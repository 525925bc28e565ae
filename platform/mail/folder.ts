import { createHash } from "node:crypto";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { mailOptions } from "./compose.ts";
import type { MailTransport } from "@/engines/mails/mail_transport.ts";

/**
 * Keeps each mail as an `.eml` file (RFC 5322) that any mail program opens. The name comes from the message id, so a mail sent
 * again replaces itself.
 */
export function folderMail(folder: string, from: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(message) {
      const { message: bytes } = await transport.sendMail(mailOptions(message, from));
      await Deno.mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(
        folder,
        `${createHash("sha256").update(message.messageId).digest("hex").slice(0, 32)}.eml`,
      );
      await Deno.writeFile(`${file}.part`, bytes as Uint8Array, { mode: 0o600 });
      await Deno.rename(`${file}.part`, file);
      return { messageId: message.messageId };
    },
    close: () => transport.close(),
  };
}

/** Name and time of a kept mail. */
export interface StoredMail {
  /** `<32 hexadecimal digits>.eml` */
  name: string;
  at: Date;
}

/** The mails kept in a folder, newest first. */
export async function storedMails(folder: string): Promise<StoredMail[]> {
  const mails: StoredMail[] = [];
  try {
    for await (const entry of Deno.readDir(folder)) {
      if (!isMailName(entry.name)) continue;
      const { mtime } = await Deno.stat(join(folder, entry.name));
      mails.push({ name: entry.name, at: mtime ?? new Date(0) });
    }
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
  return mails.sort((one, other) => other.at.getTime() - one.at.getTime());
}

/** The source of a kept mail, or null when there is none of that name. */
export async function readStoredMail(folder: string, name: string): Promise<string | null> {
  if (!isMailName(name)) return null;
  return await Deno.readTextFile(join(folder, name)).catch(() => null);
}

function isMailName(name: string): boolean {
  return /^[0-9a-f]{32}\.eml$/.test(name);
}
