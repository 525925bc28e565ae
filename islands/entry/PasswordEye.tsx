import { useEffect, useState } from "preact/hooks";
import { Icon } from "@/components/Icon.tsx";

/** Shows and hides what a password field holds. Nothing without script: the field works alone. */
export function PasswordEye({ field, show, hide }: { field: string; show: string; hide: string }) {
  const [ready, setReady] = useState(false);
  const [seen, setSeen] = useState(false);
  useEffect(() => setReady(true), []);
  if (!ready) return null;

  const turn = () => {
    const input = document.getElementById(field);
    if (input instanceof HTMLInputElement) input.type = seen ? "password" : "text";
    setSeen(!seen);
  };

  return (
    <button
      class="password-eye"
      type="button"
      aria-controls={field}
      aria-pressed={seen ? "true" : "false"}
      aria-label={seen ? hide : show}
      title={seen ? hide : show}
      onClick={turn}
    >
      <Icon name={seen ? "eye-off" : "eye"} />
    </button>
  );
}
