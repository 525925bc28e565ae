import { forgetEndedJob } from "./forget_ended_job.ts";
import { LOGIN_CALLS } from "./login_calls.ts";
import { PASSWORD_CALLS } from "./password_calls.ts";
import { STEP_CALLS } from "./step_calls.ts";
import { SESSION_CALLS } from "./session_calls.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { page } from "@/kernel/access/pages.ts";

export const entry = defineDomain({
  name: "entry",
  pages: [
    page("login", { module: "entry", icon: "log-in", need: "public" }),
    page("com", { module: "entry", icon: "log-in", title: "page.login", need: "public" }),
    page("yw", { module: "entry", icon: "log-in", title: "page.login", need: "public" }),
    page("fcb", { module: "entry", icon: "log-in", title: "page.login", need: "public" }),
    page("denza", { module: "entry", icon: "log-in", title: "page.login", need: "public" }),
    page("os", { module: "entry", icon: "log-in", title: "page.login", need: "public" }),
    page("SecondStep", { module: "entry", icon: "shield-check", need: "public" }),
    page("RePassPage", { module: "entry", icon: "key-round", need: "public" }),
    page("Privacy", { module: "entry", icon: "shield-check", need: "public" }),
    page("DemoMail", { module: "entry", icon: "mail", need: "public", demoOnly: true }),
    page("Unsubscribe", { module: "entry", icon: "mail-x", need: "public" }),
    page("ConfirmIdentity", { module: "entry", icon: "shield-check", need: "session" }),
    page("FirstLogin", { module: "entry", icon: "key-round", need: "session" }),
  ],
  calls: [...LOGIN_CALLS, ...PASSWORD_CALLS, ...STEP_CALLS, ...SESSION_CALLS],
  jobs: [forgetEndedJob],
});
