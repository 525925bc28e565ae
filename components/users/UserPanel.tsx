import { personId } from "@/kernel/access/person_id.ts";
import { FlashNotice, Notice } from "@/components/Notice.tsx";
import type { State } from "@/edge/state.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Choice } from "@/engines/registers/types.ts";
import type { UserDetail } from "@/services/users/read_user_detail.ts";
import { AccountFacts } from "./AccountFacts.tsx";
import { AccountVerbs } from "./AccountVerbs.tsx";
import { RoleScopes } from "./RoleScopes.tsx";
import { UserHistory } from "./UserHistory.tsx";
import { UserSessions } from "./UserSessions.tsx";

/** What can be done with an account, before its fields: who has to freeze one must not look for it below them. */
export function UserHead({ detail, state }: { detail: UserDetail; state: State }) {
  const { ctx, flash } = state;
  return (
    <div class="user-head">
      <FlashNotice flash={flash?.form ? null : flash} />
      {detail.dmsId !== null && (
        <Notice tone="info">{ctx.t("users.made_by_dms", { id: detail.dmsId })}</Notice>
      )}
      {!detail.isDeleted && detail.id !== personId(ctx) && <AccountVerbs detail={detail} state={state} />}
    </div>
  );
}

/** What is known of a person beside the fields of the register. */
export function UserPanel({ detail, roles, markets, state }: {
  detail: UserDetail;
  roles: readonly Choice[];
  markets: readonly Choice[];
  state: State;
}) {
  const { ctx } = state;
  return (
    <div class="user-panel">
      <AccountFacts detail={detail} ctx={ctx} />
      <RoleScopes
        detail={detail}
        roles={roles}
        markets={markets}
        state={state}
        mayEdit={may(ctx.actor, "baseinfouser:edit") && !detail.isDeleted}
      />
      {detail.sessions !== null && <UserSessions detail={detail} sessions={detail.sessions} ctx={ctx} />}
      <UserHistory detail={detail} ctx={ctx} />
    </div>
  );
}
