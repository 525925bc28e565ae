import { page } from "fresh";
import { Button } from "@/components/Button.tsx";
import { GenericCodes } from "@/components/diagnosis/GenericCodes.tsx";
import { Connections } from "@/components/links/Connections.tsx";
import { readRegisterPage, RegisterPage } from "@/components/registers/RegisterPage.tsx";
import { AskAbout } from "@/components/qa/AskAbout.tsx";
import { define } from "@/define.ts";
import { may } from "@/kernel/access/rights.ts";
import { connectionsOfDtc } from "@/services/diagnosis/connections_of_dtc.ts";
import { dtcRegister } from "@/services/diagnosis/dtc_register.ts";
import { previewGenericDtcs } from "@/services/diagnosis/generic/load_generic.ts";

/** DTCs, the one that is open with what it is connected with; `view=generic` is what loading the generic codes would add. */
export const handler = define.handlers({
  async GET({ url, state: { ctx, vin } }) {
    if (url.searchParams.get("view") === "generic" && may(ctx.actor, "DTCManage:import")) {
      return page({ preview: await previewGenericDtcs(ctx), shown: null });
    }
    const [register, connections] = await Promise.all([
      readRegisterPage(dtcRegister, ctx, url),
      connectionsOfDtc(ctx, url.searchParams.get("entry"), vin),
    ]);
    return page({ preview: null, shown: { register, connections } });
  },
});

export default define.page<typeof handler>(({ data: { preview, shown }, state }) => {
  if (!shown) return <GenericCodes preview={preview!} state={state} />;
  const { ctx, basePath } = state;
  return (
    <RegisterPage
      register={dtcRegister}
      data={shown.register}
      state={state}
      parts={{
        tools: may(ctx.actor, "DTCManage:import") && (
          <Button icon="database" class="btn-sign" href="?view=generic">
            {ctx.t("diagnosis.generic.open")}
          </Button>
        ),
        under: ({ values }, { t }) => (
          <>
            <AskAbout
              kind="technical"
              about={{ from: "dtc", key: String(values.dtcCode), dtcs: [String(values.dtcCode)] }}
              state={state}
            />
            <Connections
              groups={shown.connections.code === values.dtcCode ? shown.connections.groups : []}
              basePath={basePath}
              t={t}
            />
          </>
        ),
      }}
    />
  );
});
