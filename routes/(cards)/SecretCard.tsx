import { page } from "fresh";
import { Button } from "@/components/Button.tsx";
import { GENERATE, GenerateDialog, RevokeDialog, VerifyLine } from "@/components/cards/CardDialogs.tsx";
import { CardState } from "@/components/cards/CardState.tsx";
import { readRegisterPage, RegisterPage } from "@/components/registers/RegisterPage.tsx";
import { define } from "@/define.ts";
import { may, personOf } from "@/kernel/access/rights.ts";
import { cardRegister } from "@/services/cards/card_register.ts";
import { choicesOf } from "@/engines/registers/choices_of.ts";
import { readEntry } from "@/engines/registers/read_entries.ts";
import type { EntryOf } from "@/engines/registers/define_register.ts";
import { fromHere } from "@/components/table/from_here.ts";

/** Series that a card can be made for: all that have cards. */
const ALL_SERIES = 500;

/** Password cards: those made, verified and revoked. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const revoked = url.searchParams.get("revoke");
    const mayAdd = may(ctx.actor, "SecretCard:add");
    const [list, series, entry] = await Promise.all([
      readRegisterPage(cardRegister, ctx, url),
      mayAdd ? choicesOf(ctx, cardRegister, "seriesCode", { limit: ALL_SERIES }) : [],
      revoked && may(ctx.actor, "SecretCard:revoke") ? readEntry(ctx, cardRegister, revoked) : null,
    ]);
    return page({ list, series, entry, query: url.search });
  },
});

export default define.page<typeof handler>(({ data, state }) => {
  const { ctx, basePath, flash } = state;
  const { t, actor } = ctx;
  const mayAdd = may(actor, "SecretCard:add");
  const hrefWith = (change: (query: URLSearchParams) => void) => {
    const query = new URLSearchParams(data.query);
    change(query);
    return fromHere(`${basePath}/SecretCard${query.size ? `?${query}` : ""}`);
  };
  const closeHref = hrefWith((query) => query.delete("revoke"));
  const now = ctx.clock();
  const isWaiting = ({ values }: EntryOf<typeof cardRegister>) =>
    values.state === "waiting" && new Date(String(values.expiresAt)) > now;
  return (
    <>
      <RegisterPage
        register={cardRegister}
        data={data.list}
        state={state}
        parts={{
          tools: mayAdd && (
            <Button type="button" kind="primary" icon="ticket-plus" opens={GENERATE} class="needs-script">
              {t("cards.generate")}
            </Button>
          ),
          note: may(actor, "SecretCard:verify") && <VerifyLine ctx={ctx} flash={flash} />,
          cells: { state: (entry) => <CardState entry={entry} now={now} t={t} /> },
          rowActions: (entry) =>
            may(actor, "SecretCard:revoke") && isWaiting(entry) && (
              <Button
                kind="quiet"
                icon="ban"
                label={t("cards.revoke")}
                href={hrefWith((query) => query.set("revoke", entry.key))}
              />
            ),
        }}
      />
      {mayAdd && <GenerateDialog ctx={ctx} series={data.series} zone={personOf(ctx).zone} />}
      {data.entry && isWaiting(data.entry) && (
        <RevokeDialog ctx={ctx} entry={data.entry} closeHref={closeHref} flash={flash} />
      )}
    </>
  );
});
