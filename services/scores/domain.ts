import * as events from "@/events/scores.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { registerPage } from "@/engines/registers/register_page.ts";
import { viewing } from "@/kernel/access/grants.ts";
import { page } from "@/kernel/access/pages.ts";
import { SCORE_CALLS } from "./calls.ts";
import { scoreDictionaryRegister } from "./dictionary_register.ts";
import { notifyScoreCorrected } from "./notify_corrected.ts";
import { scoreConsumer } from "./score_consumer.ts";
import { scoreList } from "./score_list.ts";
import { CORRECT_RIGHT } from "./score_rights.ts";

/** Whoever can earn points. */
const EARNERS = [
  "factory-manager",
  "factory-engineer",
  "designated-engineer",
  "section-chief",
  "technical-supervisor",
  "claim-approver-1",
  "claim-approver-2",
  "claim-approver-3",
  "store-technician",
  "store-manager",
  "dealer-group-user",
  "overseas-store",
] as const;

export const scores = defineDomain({
  name: "scores",
  pages: [
    page("MyScore", { module: "personal", icon: "medal" }),
    registerPage(scoreDictionaryRegister, { module: "settings", icon: "medal", nav: "below" }),
  ],
  calls: SCORE_CALLS,
  registers: [scoreDictionaryRegister],
  lists: [scoreList],
  consumers: [scoreConsumer],
  notifications: [notifyScoreCorrected],
  messages: {
    "rank-reached": { icon: "medal", tone: "ok", toDo: false, byMail: true },
    "score-corrected": { icon: "medal", tone: "info", toDo: false, byMail: true },
  },
  grants: [
    { roles: EARNERS, rights: [...viewing("MyScoreDict"), ...viewing("MyScore")] },
    { roles: ["factory-manager"], rights: [CORRECT_RIGHT] },
  ],
  events: Object.values(events),
});
