import type { PageProps } from "fresh";
import { Button } from "@/components/Button.tsx";
import { RowsEditor } from "@/components/rows/RowsEditor.tsx";
import { RowsBehaviours } from "@/islands/rows/RowsBehaviours.tsx";
import { wishesOf } from "../sample.ts";

/** A form with a table of rows: two that are there, and the empty one at their end. */
export default function Rows({ url }: PageProps) {
  const { t } = wishesOf(url);
  return (
    <main class="grid max-w-[900px] gap-6 p-6">
      <h1 class="text-page">Rows</h1>
      <form class="form" id="plan" method="post" action="/tis/sample" data-call="sample" data-after="stay">
        <RowsEditor
          name="steps"
          idPrefix="p"
          label="Steps"
          columns={[
            { name: "step", label: "Step", kind: "code", required: true },
            { name: "what", label: "What", kind: "text", required: true },
            { name: "minutes", label: "Time", kind: "number", required: false, unit: "min" },
            {
              name: "side",
              label: "Side",
              kind: "choice",
              required: false,
              choices: [{ value: "left", label: "Left" }, { value: "right", label: "Right" }],
            },
            { name: "photo", label: "Photo", kind: "flag", required: false },
          ]}
          rows={[
            { id: "7", cells: { step: "A", what: "look", minutes: "5", side: "left", photo: "true" } },
            { id: "8", cells: { step: "B", what: "listen", minutes: "", side: "", photo: "" } },
          ]}
          max={5}
          error={() => undefined}
          t={t}
        />
        <Button kind="primary">Save</Button>
      </form>
      <RowsBehaviours />
    </main>
  );
}
