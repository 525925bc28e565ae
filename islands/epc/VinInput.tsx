import { useEffect } from "preact/hooks";

const VIN_LENGTH = 17;

/** Looks up a VIN as its 17th character is typed or pasted (specification section 5). Renders nothing. */
export function VinInput() {
  useEffect(() => {
    const forms = [...document.querySelectorAll<HTMLFormElement>("form[data-vin-form]")];
    const gone = new AbortController();
    for (const form of forms) {
      const field = form.elements.namedItem("vin");
      if (!(field instanceof HTMLInputElement)) continue;
      let asked = field.defaultValue;
      const lookUp = () => {
        const typed = field.value.replace(/[\s-]/g, "").toUpperCase();
        if (typed.length === VIN_LENGTH && typed !== asked) {
          asked = typed;
          form.requestSubmit();
        }
      };
      field.addEventListener("input", lookUp, { signal: gone.signal });
      // A quick typist may have been done before this ran.
      lookUp();
    }
    return () => gone.abort();
  }, []);
  return null;
}
