import assert from "node:assert/strict";
import { createServer, type Socket } from "node:net";
import { folderMail, readStoredMail, storedMails } from "@/platform/mail/folder.ts";
import { smtpMail } from "@/platform/mail/smtp.ts";
import { MailRefused } from "@/engines/mails/mail_transport.ts";

const MESSAGE = {
  messageId: "<delivery-42@tis.example.com>",
  to: "technician@example.com",
  subject: "重置密码",
  text: "请在 30 分钟内打开链接。",
  language: "zh-CN",
};

Deno.test("a kept mail is a file with the message id that was given", async () => {
  const folder = await Deno.makeTempDir();
  const mail = folderMail(`${folder}/mail`, "tis@example.com");
  assert.deepEqual(await storedMails(`${folder}/mail`), []);
  assert.deepEqual(await mail.send(MESSAGE), { messageId: MESSAGE.messageId });
  const [kept, ...more] = await storedMails(`${folder}/mail`);
  assert.equal(more.length, 0);
  const source = (await readStoredMail(`${folder}/mail`, kept!.name))!;
  assert.match(source, /^Message-ID: <delivery-42@tis\.example\.com>\r?$/m);
  assert.match(source, /^To: technician@example\.com\r?$/m);
  assert.match(source, /^From: tis@example\.com\r?$/m);
  assert.match(source, /^Auto-Submitted: auto-generated\r?$/m);
  await Deno.remove(folder, { recursive: true });
});

Deno.test("a mail that is sent again replaces itself", async () => {
  const folder = await Deno.makeTempDir();
  const mail = folderMail(folder, "tis@example.com");
  await mail.send(MESSAGE);
  await mail.send(MESSAGE);
  await mail.send({ ...MESSAGE, messageId: "<delivery-43@tis.example.com>" });
  assert.equal((await storedMails(folder)).length, 2);
  await Deno.remove(folder, { recursive: true });
});

Deno.test("only names of kept mails are read", async () => {
  const folder = await Deno.makeTempDir();
  await Deno.writeTextFile(`${folder}/secret`, "x");
  for (const name of ["secret", "../secret", `${"a".repeat(32)}.eml/../secret`]) {
    assert.equal(await readStoredMail(folder, name), null, name);
  }
  await Deno.remove(folder, { recursive: true });
});

Deno.test("a line break in a subject does not become a header", async () => {
  const folder = await Deno.makeTempDir();
  await folderMail(folder, "tis@example.com").send({ ...MESSAGE, subject: "x\r\nBcc: other@example.com" });
  const [kept] = await storedMails(folder);
  assert.doesNotMatch((await readStoredMail(folder, kept!.name))!, /^Bcc:/m);
  await Deno.remove(folder, { recursive: true });
});

/** Speaks as much SMTP (RFC 5321) as taking a mail needs. */
async function mailServer(answerToData: string) {
  const received: string[] = [];
  const server = createServer((socket: Socket) => {
    let data: string | null = null;
    socket.write("220 test\r\n");
    socket.on("data", (chunk) => {
      const text = String(chunk);
      if (data !== null) {
        data += text;
        if (!data.endsWith("\r\n.\r\n")) return;
        received.push(data);
        data = null;
        socket.write(answerToData);
      } else if (/^DATA/i.test(text)) {
        data = "";
        socket.write("354 go on\r\n");
      } else if (/^QUIT/i.test(text)) socket.end("221 bye\r\n");
      else socket.write("250 fine\r\n");
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise((done) => server.close(done)),
  };
}

Deno.test("a mail server gets the mail under the given message id", async () => {
  const server = await mailServer("250 taken\r\n");
  const mail = smtpMail(server.url, "tis@example.com");
  assert.deepEqual(await mail.send(MESSAGE), { messageId: MESSAGE.messageId });
  mail.close();
  await server.close();
  assert.equal(server.received.length, 1);
  assert.match(server.received[0]!, /Message-ID: <delivery-42@tis\.example\.com>/);
});

Deno.test("a mail that the server refuses is an error, so that it is tried again", async () => {
  const server = await mailServer("451 later\r\n");
  const mail = smtpMail(server.url, "tis@example.com");
  await assert.rejects(() => mail.send(MESSAGE), /451/);
  mail.close();
  await server.close();
});

Deno.test("a mail that the server refuses for good says so, so that it is not tried again", async () => {
  const server = await mailServer("550 no such user here\r\n");
  const mail = smtpMail(server.url, "tis@example.com");
  await assert.rejects(
    () => mail.send(MESSAGE),
    (error) => error instanceof MailRefused && /550/.test(error.message),
  );
  mail.close();
  await server.close();
});

Deno.test("a mail says how mails of its kind are taken off by one click", async () => {
  const folder = await Deno.makeTempDir();
  const url = "https://tis.example.com/tis/mail-unsubscription?token=1.order-rejected." + "x".repeat(43);
  await folderMail(folder, "tis@example.com").send({ ...MESSAGE, html: "<p>重置</p>", unsubscribe: url });
  const [kept] = await storedMails(folder);
  const source = (await readStoredMail(folder, kept!.name))!.replace(/\r\n[ \t]+/g, " ");
  assert.match(source, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  assert.ok(source.includes(`List-Unsubscribe: <${url}>`), source);
  await Deno.remove(folder, { recursive: true });
});
