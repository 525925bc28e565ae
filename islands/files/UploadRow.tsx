import { fillText } from "@/islands/fill_text.ts";
import { Icon } from "@/components/Icon.tsx";
import { byteText, rateText, timeText } from "./transfer_texts.ts";
import { type ItemState, UNDER_WAY, type UploadItem, type UploadQueue } from "./upload_queue.ts";

/** Words of a row: one for each state, and what the buttons do. `left` and `of` hold `{time}`, `{sent}` and `{size}`. */
export type ItemTexts = Record<ItemState | "pause" | "resume" | "again" | "remove" | "left" | "of", string>;

const ICONS: Partial<Record<ItemState, string>> = {
  done: "circle-check",
  refused: "circle-x",
  failed: "circle-alert",
};

/** One file: name, how far it is and at which speed, why it was refused, and what can be done with it. */
export function UploadRow(
  { item, queue, texts }: { item: UploadItem; queue: UploadQueue; texts: ItemTexts },
) {
  const { key, file, state, sent, message } = item;
  const isOpen = UNDER_WAY.includes(state) || state === "paused";
  const lang = document.documentElement.lang || "en";
  const facts = [
    isOpen && sent > 0
      ? fillText(texts.of, { sent: byteText(sent, lang), size: byteText(file.size, lang) })
      : byteText(file.size, lang),
    item.rate !== null && state === "sending" && rateText(item.rate, lang),
    item.left !== null && state === "sending" && fillText(texts.left, { time: timeText(item.left, lang) }),
  ].filter(Boolean);
  const button = (label: string, icon: string, onClick: () => void) => (
    <button
      type="button"
      class="btn btn-quiet btn-icon"
      title={label}
      aria-label={`${label}: ${file.name}`}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
  const canPause = item.resumable && ["sending", "retrying", "waiting"].includes(state);
  return (
    <li class="upload-row" data-state={state}>
      <Icon name={ICONS[state] ?? "file-text"} />
      <div class="upload-facts">
        <span class="upload-name" title={file.name}>{file.name}</span>
        <span class="upload-meta">
          <b>{texts[state]}</b> {facts.join(" · ")}
        </span>
        {isOpen && <progress max={file.size} value={sent} aria-label={file.name} />}
        {message && <p class="upload-message">{message}</p>}
      </div>
      <div class="upload-actions">
        {canPause && button(texts.pause, "pause", () => queue.pause(key))}
        {state === "paused" && button(texts.resume, "play", () => queue.resume(key))}
        {state === "failed" && button(texts.again, "rotate-cw", () => queue.resume(key))}
        {button(texts.remove, "x", () => queue.remove(key))}
      </div>
    </li>
  );
}
