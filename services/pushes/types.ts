/** What is handed over to other systems; each has its file in subjects/. */
export const PUSH_SUBJECTS = [
  "order",
  "order_cancellation",
  "order_line_cancellation",
  "labor",
  "claim",
] as const;
