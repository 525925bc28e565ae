import { fillText } from "@/islands/fill_text.ts";
import { type Answered, ask, type Asked } from "../ask.ts";
import type { TransportTexts } from "../call.ts";
import { toast } from "../form/toast_store.ts";
import { onLive } from "../live/live.ts";
import {
  memberOf,
  quantityOf,
  setMember,
  showContent,
  shownBefore,
  showPieces,
  stepperForms,
} from "./stepper_forms.ts";
import { numberText, priceText } from "../format.ts";

const SET_QUANTITY = "post /tis/carts/current/quantities";
const READ_CONTENT = "get /tis/carts/current/contents";
type Content = Answered<typeof READ_CONTENT>;

/** Ms to wait after a press, so that ten presses are one call. */
const SETTLE_MS = 250;
/** Hints that come this close together are one look, ms. */
const GATHER_MS = 200;
/** How long after it was set here a part's new quantity is no news from elsewhere, ms. */
const OWN_MS = 2000;

/** `changed` and `overwrote` leave `{part}` and `{count}` open, `switched` leaves `{job}` open. */
export type StepperTexts = Record<"alsoInCart" | "changed" | "overwrote" | "switched", string>;

export interface StepperSaver {
  /** Sends the pieces of a stepper once its reader has paused. */
  later(form: HTMLFormElement): void;
  /** Shows what the cart holds after all. */
  putBack(form: HTMLFormElement): void;
  /** Has all steppers show what the cart holds now. */
  look(): Promise<void>;
  /** Looks whenever the cart may have changed elsewhere. @returns what ends it */
  follow(): () => void;
  /** Whether something that was set has not been answered yet. */
  isBusy(): boolean;
  /** Sends what waits. @returns whether all of it was taken */
  settle(): Promise<boolean>;
  /** Sends what waits without waiting for answers. */
  sendWaiting(): void;
}

/**
 * Sends what steppers are set to and shows what the cart holds. A stepper that its reader is just changing is left alone: the last one to
 * set it wins, and whose quantity was replaced is told.
 */
export function stepperSaver(
  texts: TransportTexts & StepperTexts,
  lang: string,
): StepperSaver {
  const waiting = new Map<HTMLFormElement, ReturnType<typeof setTimeout>>();
  const sending = new Set<HTMLFormElement>();
  /** Counts what happens to a stepper: a reading that was asked for before knows nothing of it. */
  const happened = new WeakMap<HTMLFormElement, number>();
  const note = (form: HTMLFormElement) => happened.set(form, (happened.get(form) ?? 0) + 1);
  let last: Promise<boolean> = Promise.resolve(true);
  /** When pieces of a part were last set on this page. */
  const own = new Map<string, number>();
  let toldJob: number | null = null;
  let gathering: ReturnType<typeof setTimeout> | undefined;

  async function send(form: HTMLFormElement): Promise<boolean> {
    waiting.delete(form);
    sending.add(form);
    note(form);
    const asked = itemOf(form);
    own.set(asked.partNumber, Date.now());
    const outcome = await ask(SET_QUANTITY, asked, texts);
    sending.delete(form);
    note(form);
    if (outcome.kind === "done") {
      const { overwrote } = outcome.data;
      if (waiting.has(form)) setMember(form, "was", asked.quantity);
      else showPieces(form, asked.quantity);
      if (overwrote !== null) {
        toast("notice", fillText(texts.overwrote, { count: numberText(overwrote, lang) }));
      }
      void look();
      return true;
    }
    // A part that does not fit is asked about: the dialog sends what the form says.
    const told = new CustomEvent("tis:refused", { bubbles: true, cancelable: true, detail: outcome });
    if (!form.dispatchEvent(told)) return false;
    toast("refused", outcome.errors[0]?.message ?? outcome.message);
    if (!waiting.has(form)) putBack(form);
    void look();
    return false;
  }
  function putBack(form: HTMLFormElement): void {
    showPieces(form, shownBefore(form));
  }
  async function look(): Promise<void> {
    const before = new Map(stepperForms().map((form) => [form, happened.get(form)]));
    const outcome = await ask(READ_CONTENT, {}, texts);
    if (outcome.kind !== "done") return;
    showBar(outcome.data, lang);
    if (isOtherJob(outcome.data)) return;
    const told = new Map<string, string>();
    for (const form of stepperForms()) {
      if (waiting.has(form) || sending.has(form) || happened.get(form) !== before.get(form)) continue;
      const shown = showContent(form, outcome.data, texts.alsoInCart);
      const partNumber = memberOf(form, "partNumber");
      // The same part may stand in a list and in the panel beside it: what its reader has just set there is no news.
      if (Date.now() - (own.get(partNumber) ?? 0) < OWN_MS) continue;
      if (shown !== null && form.checkVisibility()) told.set(partNumber, quantityOf(form).value);
    }
    for (const [part, pieces] of told) {
      toast(
        "success",
        fillText(texts.changed, { part, count: numberText(Number(pieces), lang) }),
      );
    }
  }
  /** Another job has become the cart: steppers keep to theirs, so that what is meant for one car does not go to another. */
  function isOtherJob({ jobId, title }: Content): boolean {
    const isOther = stepperForms().some((form) => !["", String(jobId)].includes(memberOf(form, "jobId")));
    if (isOther && title !== null && toldJob !== jobId) {
      toast("notice", fillText(texts.switched, { job: title }));
      toldJob = jobId;
    }
    return isOther;
  }
  return {
    later(form) {
      clearTimeout(waiting.get(form));
      note(form);
      // One after the other: what was set last must arrive last.
      waiting.set(form, setTimeout(() => last = last.then(() => send(form)), SETTLE_MS));
    },
    putBack,
    look,
    follow: () =>
      onLive("jobs", () => {
        gathering ??= setTimeout(() => {
          gathering = undefined;
          void look();
        }, GATHER_MS);
      }),
    isBusy: () => waiting.size + sending.size > 0,
    async settle() {
      const before = sending.size > 0 ? last : Promise.resolve(true);
      const sent = [...waiting].map(([form, timer]) => {
        clearTimeout(timer);
        return last = last.then(() => send(form));
      });
      return (await Promise.all([before, ...sent])).every((taken) => taken);
    },
    sendWaiting() {
      for (const form of waiting.keys()) {
        navigator.sendBeacon(form.getAttribute("action")!, new URLSearchParams(new FormData(form) as never));
      }
    },
  };
}

/** What the form says: part, pieces, and where it was chosen. */
function itemOf(form: HTMLFormElement): Asked<typeof SET_QUANTITY> {
  const member = (name: string) => memberOf(form, name) || undefined;
  const jobId = member("jobId");
  return {
    partNumber: memberOf(form, "partNumber"),
    quantity: Number(quantityOf(form).value),
    was: shownBefore(form),
    jobId: jobId === undefined ? undefined : Number(jobId),
    vin: member("vin"),
    seriesCode: member("seriesCode"),
    figureCode: member("figureCode"),
    callout: member("callout"),
  };
}

/** The cart at the foot of a parts pane, and in the bar. */
function showBar(cart: Content, lang: string): void {
  const total = cart.total ? priceText(cart.total, lang) : "";
  const show = (selector: string, text: string) => {
    for (const place of document.querySelectorAll(selector)) place.textContent = text;
  };
  show("[data-cart-count]", cart.words);
  show("[data-cart-total]", total);
  if (cart.title !== null) show("[data-cart-title]", cart.title);
  show("[data-cart-lines]", String(cart.lineCount));
}
