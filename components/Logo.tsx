/** The five brands' marks: plain geometry on a 24 x 24 grid, in the accent of the theme around them. */
const MARKS: Record<string, string> = {
  velaro: "M3 4h5.2l3.8 9.6L15.8 4H21l-6.9 16H9.9z",
  norda: "M4 20V4h4.4l7 9.6V4H20v16h-4.2L8.6 10.2V20z",
  kestrel: "M12 3l2.6 6.2L21 12l-5 2.2V20l-4-3.2L8 20v-5.8L3 12l6.4-2.8z",
  hauler: "M4 4h4.6v5.8h6.8V4H20v16h-4.6v-6H8.6v6H4z",
  orrin:
    "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm0 4.6a4.4 4.4 0 1 0 0 8.8 4.4 4.4 0 0 0 0-8.8zM12 10.4h9v3.2h-9z",
};

/** Mark of a brand. `label` names it where no word stands beside. */
export function Logo({ brand, size = 24, label }: { brand: string; size?: number; label?: string }) {
  return (
    <svg
      class="flex-none text-acc"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="currentColor"
      fill-rule="evenodd"
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" })}
    >
      <path d={MARKS[brand] ?? MARKS.velaro} />
    </svg>
  );
}
