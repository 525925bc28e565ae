import type { MemberEntry } from "@/services/event_catalogue/types.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

/** The members of an event's data: name, type and what it means, those of a list's entries indented below it. */
export function MemberTable({ members, t }: { members: readonly MemberEntry[]; t: Translate }) {
  return (
    <dl class="members">
      {members.map((member) => (
        <div key={member.path} id={`member-${member.path.replace(/\W+/g, "-")}`} data-depth={member.depth}>
          <dt>
            <code>{member.name}</code>
            <span class="member-type">
              {member.type}
              {member.nullable && ` | null`}
            </span>
          </dt>
          <dd>
            <p>{t(`event_catalogue.member.${member.name}`)}</p>
            {member.rules.length > 0 && (
              <p class="member-rules">{member.rules.map((rule) => <code key={rule}>{rule}</code>)}</p>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
