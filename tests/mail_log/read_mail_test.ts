import assert from "node:assert/strict";
import { folderMail, readStoredMail, storedMails } from "@/platform/mail/folder.ts";
import { readMail } from "@/services/mail_log/read_mail.ts";

Deno.test("a mail kept as a file is read again as it was written, in any script", async () => {
  const texts = [
    [
      "Reset your password",
      "Hello Lena,\n\nopen https://tis.example.com/tis/RePassPage?token=a-b_c=d within 30 minutes.",
    ],
    [
      "重置密码：请在三十分钟内打开链接并设置新密码",
      "林岚，您好：\n\n请打开链接 https://tis.example.com/tis/RePassPage?token=abc 设置新密码。",
    ],
    ["รีเซ็ตรหัสผ่าน", "สวัสดี = ครับ\n" + "ก".repeat(200)],
    ["Änderung Ihrer E-Mail-Adresse für das Konto", "Grüße aus München ".repeat(20).trim()],
  ] as const;
  for (const [number, [subject, text]] of texts.entries()) {
    const folder = await Deno.makeTempDir();
    const transport = folderMail(folder, "tis@example.com");
    await transport.send({ messageId: `<mail-${number}@tis>`, to: "lena@demo.example", subject, text });
    transport.close();
    const [kept] = await storedMails(folder);
    const mail = readMail((await readStoredMail(folder, kept!.name))!);
    assert.deepEqual([mail.to, mail.subject, mail.text], ["lena@demo.example", subject, text]);
    assert.ok(mail.at);
    await Deno.remove(folder, { recursive: true });
  }
});
