import { Button } from "@/components/Button.tsx";
import { Checkbox } from "@/components/Checkbox.tsx";
import { TextField } from "@/components/Field.tsx";

/** Forms that post to the sample calls. */
export default function Forms() {
  return (
    <main class="grid max-w-[400px] gap-6 p-6">
      <h1 class="text-page">Forms</h1>
      <form class="form" id="order" method="post" action="/tis/sample" data-call="sample">
        <input type="hidden" name="_form" value="order" />
        <TextField name="note" label="Note" />
        <TextField name="lines.0.qty" label="Quantity" type="number" value={2} />
        <Checkbox name="urgent">Urgent</Checkbox>
        <Button kind="primary" name="verb" value="send">Send order</Button>
      </form>
      <form class="form" id="upload" method="post" action="/tis/sample" data-call="sample" data-after="stay">
        <TextField name="file" idPrefix="u" label="File" type="file" />
        <Button>Upload</Button>
      </form>
      <form class="form" id="plain" method="get" action="/forms">
        <TextField name="q" idPrefix="p" label="Words" />
        <Button>Find</Button>
      </form>
    </main>
  );
}
