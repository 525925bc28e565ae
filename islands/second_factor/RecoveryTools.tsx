import { useState } from "preact/hooks";
import { Icon } from "@/components/Icon.tsx";

export interface RecoveryToolsProps {
  codes: readonly string[];
  /** First line of the file that is saved. */
  heading: string;
  texts: { copy: string; copied: string; print: string; save: string };
}

/** Ways to keep recovery codes that are shown this once: copied, printed, saved as a file. */
export function RecoveryTools({ codes, heading, texts }: RecoveryToolsProps) {
  const [copied, setCopied] = useState(false);
  const text = [heading, "", ...codes, ""].join("\n");

  const copy = async () => {
    await navigator.clipboard.writeText(codes.join("\n"));
    setCopied(true);
  };
  const save = () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    link.download = "tis-recovery-codes.txt";
    link.click();
    URL.revokeObjectURL(link.href);
  };

  return (
    <div class="form-actions needs-script no-print">
      <button class="btn" type="button" onClick={copy}>
        <Icon name={copied ? "check" : "copy"} />
        <span aria-live="polite">{copied ? texts.copied : texts.copy}</span>
      </button>
      <button class="btn" type="button" onClick={() => print()}>
        <Icon name="printer" />
        {texts.print}
      </button>
      <button class="btn" type="button" onClick={save}>
        <Icon name="download" />
        {texts.save}
      </button>
    </div>
  );
}
