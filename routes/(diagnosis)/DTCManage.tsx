import { page } from "fresh";
import { Connections } from "@/components/links/Connections.tsx";
import { readRegisterPage, RegisterPage } from "@/components/registers/RegisterPage.tsx";
import { AskAbout } from "@/components/qa/AskAbout.tsx";
import { define } from "@/define.ts";
import { connectionsOfDtc } from "@/services/diagnosis/connections_of_dtc.ts";
import { dtcRegister } from "@/services/diagnosis/dtc_register.ts";

/** DTCs, the one that is open with what it is connected with. */
export const handler = define.handlers({
  async GET({ url, state: { ctx, vin } }) {
    const [register, connections] = await Promise.all([
      readRegisterPage(dtcRegister, ctx, url),
      connectionsOfDtc(ctx, url.searchParams.get("entry"), vin),
    ]);
    return page({ register, connections });
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <RegisterPage
    register={dtcRegister}
    data={data.register}
    state={state}
    parts={{
      under: ({ values }, { t }) => (
        <>
          <AskAbout
            kind="technical"
            about={{ from: "dtc", key: String(values.dtcCode), dtcs: [String(values.dtcCode)] }}
            state={state}
          />
          <Connections
            groups={data.connections.code === values.dtcCode ? data.connections.groups : []}
            basePath={state.basePath}
            t={t}
          />
        </>
      ),
    }}
  />
));
