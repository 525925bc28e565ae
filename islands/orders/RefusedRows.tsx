import { useEffect, useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { fillText } from "../fill_text.ts";
import { Icon } from "@/components/Icon.tsx";
import type { Outcome } from "@/islands/call.ts";

interface Fault {
  row: number;
  typed: string;
  message: string;
  /** It does not fit its vehicle, and nothing else is wrong: it may be wanted all the same. */
  misfit: boolean;
  /** What can be ordered in its place; null: nothing. */
  successor: string | null;
}

export interface RefusedRowsProps {
  /** The form that was refused without script, with its rows; none: nothing is shown yet. */
  form: string | null;
  /** They came by a file and without script. */
  isFile: boolean;
  /** Where the form posts a file. */
  fileAction: string;
  rows: Fault[];
  title: string;
  texts: Record<
    "row" | "typed" | "reason" | "goodOnly" | "chooseAgain" | "close" | "consent" | "successor" | "chosen",
    string
  >;
}

/** The form's buttons rest that long after a click (specification section 9); the one that comes here does too, ms. */
const REST_MS = 1000;

/** The same, its part numbers never broken: one that breaks in two is read as two. */
const whole = (text: string) => text.replace(/(\d) (?=\d)/g, "$1\u00a0");

/**
 * The rows of an import that cannot be taken, each with what was typed and why, and the offer to take the others; rows that only do not
 * fit their vehicle can be ticked as wanted all the same, and in place of what is replaced its successors. With script
 * it takes over the refusal of `form[data-cart-import]`, whose file and text stay as they are.
 */
export function RefusedRows({ texts, isFile, fileAction, ...given }: RefusedRowsProps) {
  const shown = useSignal({ ...given, live: false });
  const resting = useSignal(false);
  const byFile = useSignal(isFile);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onRefused = (event: Event) => {
      const form = event.target as HTMLFormElement;
      if (!form.matches("form[data-cart-import]")) return;
      const { message, data } = (event as CustomEvent<Outcome<unknown> & { kind: "refused" }>).detail;
      const rows = (data as { rows?: Fault[] } | null)?.rows;
      if (!Array.isArray(rows)) {
        shown.value = { form: null, rows: [], title: "", live: true };
        return;
      }
      event.preventDefault();
      shown.value = { form: form.getAttribute("id")!, rows, title: message, live: true };
      resting.value = true;
      setTimeout(() => resting.value = false, REST_MS);
      box.current?.focus();
    };
    const onSubmit = ({ target, submitter }: SubmitEvent) => {
      if (!(target as Element).matches("form[data-cart-import]")) return;
      byFile.value = submitter?.getAttribute("formaction") === fileAction;
    };
    document.addEventListener("submit", onSubmit, true);
    document.addEventListener("tis:refused", onRefused);
    return () => {
      document.removeEventListener("submit", onSubmit, true);
      document.removeEventListener("tis:refused", onRefused);
    };
  }, []);
  const { form, rows, title, live } = shown.value;
  // A browser does not keep a chosen file over a page: after a plain post it must be chosen again.
  const anyChoice = rows.some((fault) => fault.misfit || fault.successor);
  const canResend = live || !isFile;
  return (
    <div class="refused-rows" ref={box} tabIndex={-1} role="alert">
      {rows.length > 0 && (
        <>
          <p class="refused-title">
            <Icon name="circle-alert" />
            <b>{title}</b>
          </p>
          <div role="group" aria-label={title}>
            <table class="table refused-table" data-density="compact">
              <thead>
                <tr>
                  <th scope="col" class="num">{texts.row}</th>
                  <th scope="col">{texts.typed}</th>
                  <th scope="col">{texts.reason}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((fault) => (
                  <tr key={fault.row} data-misfit={fault.misfit ? "" : undefined}>
                    <td class="num">{fault.row}</td>
                    <td class="mono">{fault.typed}</td>
                    <td>
                      {whole(fault.message)}
                      {fault.misfit && canResend && (
                        <label class="consent-row">
                          <input type="checkbox" name="consent" value={fault.row} form={form ?? undefined} />
                          {texts.consent}
                        </label>
                      )}
                      {fault.successor && canResend && (
                        <label class="consent-row">
                          <input
                            type="checkbox"
                            name="successor"
                            value={fault.row}
                            form={form ?? undefined}
                          />
                          {whole(fillText(texts.successor, { parts: fault.successor }))}
                        </label>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {canResend
            ? (
              <button
                type="submit"
                class="btn"
                form={form ?? undefined}
                formAction={byFile.value ? fileAction : undefined}
                formNoValidate={!byFile.value}
                formEncType={byFile.value ? undefined : "application/x-www-form-urlencoded"}
                name="goodRowsOnly"
                value="true"
                disabled={resting.value}
              >
                <Icon name="check" />
                {anyChoice ? texts.chosen : texts.goodOnly}
              </button>
            )
            : <p class="field-hint">{texts.chooseAgain}</p>}
        </>
      )}
    </div>
  );
}
