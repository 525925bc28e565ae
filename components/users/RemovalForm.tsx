import { Button } from "@/components/Button.tsx";

/** The cross at the end of a row that takes what the row says away from a person. */
export function RemovalForm({ action, back, label }: {
  /** Path of the call. */
  action: string;
  /** Page to come back to, with its query. */
  back: string;
  /** What is taken from whom. */
  label: string;
}) {
  return (
    <form method="post" action={action} data-call="" data-after="reload">
      <input type="hidden" name="_back" value={back} />
      <Button kind="quiet" icon="x" label={label} />
    </form>
  );
}
