import { defineDomain } from "../define_domain.ts";
import { REMINDER } from "./remind_readers.ts";
import { DECIDED } from "./tell_author.ts";
import { TAKEN_BACK, WAITS } from "./tell_approvers.ts";
import { tellReadersWork } from "./tell_readers.ts";
import { tellRevokedWork } from "./tell_revoked.ts";

export const documentEngine = defineDomain({
  name: "documents",
  messages: {
    "document-shared": { icon: "share-2", tone: "info", toDo: false, byMail: true },
    [DECIDED.pass]: { icon: "circle-check", tone: "ok", toDo: false, byMail: false },
    [DECIDED.step]: { icon: "circle-check", tone: "info", toDo: false, byMail: false },
    [DECIDED.reject]: { icon: "undo-2", tone: "warn", toDo: true, byMail: true },
    [DECIDED.fail]: { icon: "circle-x", tone: "err", toDo: false, byMail: true },
    // The list of what waits for approval and the home page have it as something to do.
    [WAITS]: { icon: "clipboard-check", tone: "info", toDo: false, byMail: false },
    [TAKEN_BACK]: { icon: "undo-2", tone: "info", toDo: false, byMail: false },
    [REMINDER]: { icon: "bell-ring", tone: "warn", toDo: true, byMail: true },
  },
  work: [tellReadersWork, tellRevokedWork],
});
