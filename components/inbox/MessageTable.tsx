import { Button } from "@/components/Button.tsx";
import { Chip, State } from "@/components/Mark.tsx";
import { RowActions } from "@/components/table/RowActions.tsx";
import { SelectAll, SelectedBar } from "@/components/table/SelectedBar.tsx";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { kindOf } from "@/engines/messages/kinds.ts";
import type { Message } from "@/engines/messages/types.ts";
import { messagesHref } from "./message_links.ts";

/** Form that holds the ticked rows; each button posts it to a call of its own. */
const FORM = "messages";
const VERBS = {
  read: "/tis/messages/reading",
  done: "/tis/messages/completion",
  reopen: "/tis/messages/reopening",
};

/** The messages of a page with what can be done with the ticked ones. Following a title marks its message as read. */
export function MessageTable(
  { messages, basePath, t, format }: {
    messages: readonly Message[];
    basePath: string;
    t: Translate;
    format: Format;
  },
) {
  return (
    <form class="message-form" id={FORM} method="post" action={VERBS.read} data-call="" data-after="reload">
      <div class="table-scroll">
        <table class="table stack messages" data-density="comfortable">
          <thead>
            <tr>
              <th scope="col" class="w-[32px]">
                <SelectAll boxes="ids" t={t} />
              </th>
              <th scope="col">{t("messages.type")}</th>
              <th scope="col" class="w-[50%]">{t("messages.message")}</th>
              <th scope="col">{t("messages.source")}</th>
              <th scope="col">{t("messages.time")}</th>
              <th scope="col">{t("messages.reading")}</th>
              <th scope="col">{t("messages.to_do")}</th>
              <th scope="col">
                <span class="off-screen">{t("table.actions")}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {messages.map((message) => (
              <Row key={message.id} message={message} basePath={basePath} t={t} format={format} />
            ))}
          </tbody>
        </table>
      </div>
      <SelectedBar form={FORM} boxes="ids" t={t}>
        <Button kind="primary" icon="mail-open" formAction={VERBS.read}>{t("messages.mark_read")}</Button>
        <Button icon="check" formAction={VERBS.done}>{t("messages.mark_done")}</Button>
        <Button icon="undo-2" formAction={VERBS.reopen}>{t("messages.reopen")}</Button>
      </SelectedBar>
    </form>
  );
}

function Row(
  { message, basePath, t, format }: { message: Message; basePath: string; t: Translate; format: Format },
) {
  const { icon, tone } = kindOf(message.kind);
  const verb = message.isDone === false ? "done" : message.isDone ? "reopen" : message.isRead ? null : "read";
  return (
    <tr data-unread={message.isRead ? undefined : ""}>
      <td class="message-box">
        <label class="check">
          <input class="checkbox" type="checkbox" name="ids" value={message.id} />
          <span class="off-screen">{t("table.select_row", { name: message.title })}</span>
        </label>
      </td>
      <td class="nowrap">
        <Chip tone={tone} icon={icon}>{message.kindName}</Chip>
      </td>
      <td class="title">
        <a class="message-title" href={messagesHref(basePath, { open: message.id })}>{message.title}</a>
        <span class="message-text">{message.text}</span>
      </td>
      <td class="text-ink-2">{message.source ?? "–"}</td>
      <td class="nowrap tabular-nums">
        <time dateTime={message.at}>{format.moment(message.at)}</time>
      </td>
      <td class="nowrap">
        {message.isRead
          ? <State shape="hollow">{t("messages.read")}</State>
          : <State shape="dot" tone="info">{t("messages.unread")}</State>}
      </td>
      <td class="nowrap">
        <ToDo isDone={message.isDone} t={t} />
      </td>
      <td class="message-acts">
        {verb && (
          <RowActions>
            <RowAct verb={verb} message={message} t={t} />
          </RowActions>
        )}
      </td>
    </tr>
  );
}

function ToDo({ isDone, t }: { isDone: boolean | null; t: Translate }) {
  if (isDone === null) return <State shape="hollow">{t("messages.todo_none")}</State>;
  return isDone
    ? <State tone="ok">{t("messages.todo_done")}</State>
    : <State tone="warn">{t("messages.todo_open")}</State>;
}

const ACTS = {
  read: { icon: "mail-open", text: "messages.mark_read" },
  done: { icon: "check", text: "messages.mark_done" },
  reopen: { icon: "undo-2", text: "messages.reopen" },
} as const;

/** Posts a form of its own, since that of the table holds what is ticked. */
function RowAct({ verb, message, t }: { verb: keyof typeof VERBS; message: Message; t: Translate }) {
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
