import { fromHere } from "@/components/table/from_here.ts";
import { Button } from "@/components/Button.tsx";
import type { ListParts } from "@/components/list/parts.ts";
import { Chip, State } from "@/components/Mark.tsx";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { kindOf } from "@/engines/messages/kinds.ts";
import type { Message } from "@/services/inbox/read_messages.ts";
import { messagesHref } from "./message_links.ts";

const VERBS = {
  read: "/tis/messages/reading",
  done: "/tis/messages/completion",
  reopen: "/tis/messages/reopening",
};

/** How messages look in their list, with what can be done with one or with the ticked ones. Following a title marks its message as read. */
export function messageParts({ t }: Ctx, basePath: string): ListParts<Message> {
  return {
    table: { class: "messages", density: "comfortable" },
    heads: { title: "w-[50%]" },
    classes: { source: "text-ink-2" },
    row: ({ isRead }) => ({ "data-unread": isRead ? undefined : "" }),
    cells: {
      kind: ({ kind, kindName }) => {
        const { icon, tone } = kindOf(kind);
        return <Chip tone={tone} icon={icon}>{kindName}</Chip>;
      },
      title: ({ id, title, text }) => (
        <>
          <a class="message-title" href={fromHere(messagesHref(basePath, { open: id }))}>{title}</a>
          <span class="message-text">{text}</span>
        </>
      ),
      read: ({ isRead }) =>
        isRead
          ? <State shape="hollow">{t("inbox.read")}</State>
          : <State shape="dot" tone="info">{t("inbox.unread")}</State>,
      done: toDo,
    },
    actions: (message) => rowAct(t, message),
    actionsClass: "message-acts",
    ticks: {
      form: "messages",
      class: "message-form",
      action: VERBS.read,
      boxes: "ids",
      cellClass: "message-box",
      value: ({ id }) => String(id),
      name: ({ title }) => title,
      bar: (
        <>
          <Button kind="primary" icon="mail-open" formAction={VERBS.read}>{t("inbox.mark_read")}</Button>
          <Button icon="check" formAction={VERBS.done}>{t("inbox.mark_done")}</Button>
          <Button icon="undo-2" formAction={VERBS.reopen}>{t("inbox.reopen")}</Button>
        </>
      ),
    },
  };
}

function toDo({ isDone }: Message, { t }: Ctx) {
  if (isDone === null) return <State shape="hollow">{t("inbox.todo_none")}</State>;
  return isDone
    ? <State tone="ok">{t("inbox.todo_done")}</State>
    : <State tone="warn">{t("inbox.todo_open")}</State>;
}

const ACTS = {
  read: { icon: "mail-open", text: "inbox.mark_read" },
  done: { icon: "check", text: "inbox.mark_done" },
  reopen: { icon: "undo-2", text: "inbox.reopen" },
} as const;

/** Posts a form of its own, since that of the table holds what is ticked. */
function rowAct(t: Translate, message: Message) {
  const verb = message.isDone === false ? "done" : message.isDone ? "reopen" : message.isRead ? null : "read";
  if (verb === null) return null;
  const label = `${t(ACTS[verb].text)}: ${message.title}`;
  return (
    <Button
      icon={ACTS[verb].icon}
      label={label}
      form={`act-${message.id}`}
      formAction={VERBS[verb]}
    />
  );
}

/** The forms that the buttons of the rows post, outside the table's own form. */
export function RowForms({ messages }: { messages: readonly Message[] }) {
  return (
    <>
      {messages.map(({ id }) => (
        <form
          key={id}
          id={`act-${id}`}
          method="post"
          action={VERBS.read}
          data-call=""
          data-after="reload"
          hidden
        >
          <input type="hidden" name="ids" value={id} />
        </form>
      ))}
    </>
  );
}
