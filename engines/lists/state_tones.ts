import type { Tone } from "./define_list.ts";

/**
 * The one table of what states look like, over all domains: a word means the same colour wherever it stands. `mute`: nothing is going on
 * any more, or not yet. `info`: under way, nobody has to do anything. `warn`: somebody should look, or it went only half well. `ok`: as wanted.
 * `err`: it went wrong, or is shut. A fact ('Warning lamp: yes') is no state and has no colour.
 */
export const STATE_TONES = {
  draft: "mute",
  archived: "mute",
  cancelled: "mute",
  withdrawn: "mute",
  behind: "mute",
  skipped: "mute",
  closed: "mute",
  discarded: "mute",
  replaced: "mute",
  read: "mute",
  reset: "mute",
  not_applicable: "mute",
  "not-scanned": "mute",
  "rolled-back": "mute",
  invalid: "mute",
  abolished: "mute",
  not_submitted: "mute",

  waiting: "info",
  pending: "info",
  processing: "info",
  running: "info",
  open: "info",
  checking: "info",
  applying: "info",
  "rolling-back": "info",
  submitted: "info",
  handed_over: "info",
  unread: "info",
  edit: "info",
  import: "info",
  overridden: "info",
  in_work: "info",
  in_repair: "info",
  unprocessed: "info",
  new: "info",
  in_approval: "info",
  begun: "info",

  retrying: "warn",
  checked: "warn",
  stopped: "warn",
  returned: "warn",
  revoked: "warn",
  offline: "warn",
  "connection-lost": "warn",
  outdated: "warn",
  undo: "warn",
  partly_accepted: "warn",
  not_activated: "warn",
  "timed-out": "warn",
  "not-upgraded": "warn",

  normal: "ok",
  done: "ok",
  online: "ok",
  finished: "ok",
  taken: "ok",
  accepted: "ok",
  success: "ok",
  sent: "ok",
  clean: "ok",
  ordered: "ok",
  applied: "ok",
  passed: "ok",
  published: "ok",
  confirmed: "ok",
  verified: "ok",
  resolved: "ok",
  effective: "ok",
  released: "ok",
  approved: "ok",

  frozen: "err",
  failed: "err",
  failure: "err",
  refused: "err",
  rejected: "err",
  push_failed: "err",
  "given-up": "err",
  infected: "err",
  missing: "err",
  wrong: "err",
  undecided: "err",
} as const satisfies Record<string, Tone>;

/** A state that has a colour. */
export type StateWord = keyof typeof STATE_TONES;

/** The colour of a state. */
export function toneOf(state: StateWord): Tone {
  return STATE_TONES[state];
}
