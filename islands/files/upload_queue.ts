import { type Signal, signal } from "@preact/signals";
import { type PlaceRule, refusalOf } from "./check_file.ts";
import { sendFile } from "./send_file.ts";
import { isResumable, type Sending, type Transfer } from "./send_small.ts";
import { TransferRate } from "./transfer_rate.ts";

/** `checking`: all bytes are there and the server looks at them. `retrying`: the connection is lost, it tries again by itself. */
export type ItemState =
  | "waiting"
  | "sending"
  | "retrying"
  | "checking"
  | "paused"
  | "done"
  | "refused"
  | "failed";

/** A file of the field and how far it is. */
export interface UploadItem {
  key: number;
  file: File;
  state: ItemState;
  /** Bytes that the server has taken. */
  sent: number;
  /** Bytes a second and seconds left, where they can be told. */
  rate: number | null;
  left: number | null;
  /** Why it was refused or failed. */
  message: string;
  fileId: string | null;
  /** Larger ones can be paused and taken up again. */
  resumable: boolean;
}

/** States in which leaving the page would lose something. */
export const UNDER_WAY: readonly ItemState[] = ["waiting", "sending", "retrying", "checking"];

/** States of what is not there and still can be: whoever sends the form off has not thought of it. */
export const STOPPED: readonly ItemState[] = ["paused", "failed"];

/** Files sent at once. */
const AT_ONCE = 2;
/** How often progress is shown, ms. */
const SHOW_MS = 200;

/** The files of one field: sends them a few at a time and tells how far each is. */
export class UploadQueue {
  readonly items: Signal<UploadItem[]> = signal([]);
  readonly #transfers = new Map<number, Transfer>();
  #lastKey = 0;

  /** @param onEnd called when a file is done, refused, failed */
  constructor(
    readonly rule: PlaceRule,
    readonly texts: Sending["texts"],
    readonly onEnd: (item: UploadItem) => void,
  ) {}

  add(files: readonly File[]): void {
    const added = files.map((file): UploadItem => {
      const refusal = refusalOf(file, this.rule);
      return {
        key: ++this.#lastKey,
        file,
        state: refusal === null ? "waiting" : "refused",
        sent: 0,
        rate: null,
        left: null,
        message: refusal ?? "",
        fileId: null,
        resumable: isResumable(file),
      };
    });
    this.items.value = [...this.items.value, ...added];
    for (const item of added) if (item.state === "refused") this.onEnd(item);
    this.#next();
  }

  pause(key: number): void {
    this.#set(key, { state: "paused", rate: null, left: null });
    this.#transfers.get(key)?.pause();
  }

  /** Takes up a paused or failed one. */
  resume(key: number): void {
    this.#set(key, { state: "waiting", message: "" });
    this.#next();
  }

  /** Ends one and takes it off the list. */
  remove(key: number): void {
    this.items.value = this.items.value.filter((item) => item.key !== key);
    this.#transfers.get(key)?.cancel();
    this.#transfers.delete(key);
    this.#next();
  }

  #next(): void {
    const running =
      this.items.value.filter(({ state }) => ["sending", "retrying", "checking"].includes(state)).length;
    for (
      const item of this.items.value.filter(({ state }) => state === "waiting").slice(0, AT_ONCE - running)
    ) {
      this.#set(item.key, { state: "sending" });
      void this.#send(item);
    }
  }

  async #send({ key, file }: UploadItem): Promise<void> {
    const rate = new TransferRate();
    let shown = -Infinity;
    const sending: Sending = {
      file,
      place: this.rule.place,
      texts: this.texts,
      onProgress: (sent) => {
        const now = performance.now();
        rate.note(sent, now);
        if (now - shown < SHOW_MS && sent < file.size) return;
        shown = now;
        this.#set(key, {
          state: sent >= file.size ? "checking" : "sending",
          sent,
          rate: rate.perSecond(),
          left: rate.secondsLeft(file.size),
        }, ["sending", "retrying"]);
      },
      onRetry: () => {
        rate.reset();
        this.#set(key, { state: "retrying", rate: null, left: null }, ["sending", "retrying", "checking"]);
      },
    };
    let transfer: Transfer;
    try {
      transfer = await sendFile(sending);
    } catch {
      return this.#end(key, { state: "failed", message: this.texts.network });
    }
    // Paused or taken off while the script was loading.
    const now = this.items.value.find((item) => item.key === key);
    if (!now) return transfer.cancel();
    this.#transfers.set(key, transfer);
    if (now.state === "paused") return transfer.pause();
    const sent = await transfer.ended;
    if (sent.kind === "stopped" || this.#transfers.get(key) !== transfer) return this.#next();
    if (sent.kind === "done") {
      this.#end(key, { state: "done", sent: file.size, fileId: sent.fileId });
    } else {
      this.#end(key, { state: sent.kind, message: sent.message });
    }
  }

  #end(key: number, changed: Partial<UploadItem>): void {
    this.#set(key, { ...changed, rate: null, left: null });
    const item = this.items.value.find((one) => one.key === key);
    if (item) this.onEnd(item);
    this.#next();
  }

  /** @param onlyIn leaves an item alone that is in another state */
  #set(key: number, changed: Partial<UploadItem>, onlyIn?: readonly ItemState[]): void {
    this.items.value = this.items.value.map((item) =>
      item.key === key && (onlyIn?.includes(item.state) ?? true) ? { ...item, ...changed } : item
    );
  }
}
