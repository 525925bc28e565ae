/** A line to a file that was just taken, with the place where its refusal is said. */
export function FileCaption({ name, label, longest }: { name: string; label: string; longest: number }) {
  const id = `f-${name}`;
  return (
    <div class="field">
      <label class="field-label" for={id}>{label}</label>
      <input
        class="input"
        id={id}
        type="text"
        name={name}
        maxLength={longest}
        autocomplete="off"
        aria-describedby={`${id}-error`}
      />
      <p class="field-error" id={`${id}-error`} data-error-of={name}></p>
    </div>
  );
}
