import { fromHere } from "@/components/table/from_here.ts";
import { type ListAddress, listLinks } from "@/components/list/list_links.ts";
import { ListBody } from "@/components/list/ListPage.tsx";
import type { ListPageData } from "@/components/list/read_list_page.ts";
import type { State } from "@/edge/state.ts";
import { parkedList } from "@/services/event_monitor/parked_list.ts";
import type { ParkedEvent } from "@/engines/events/types.ts";
import { Card } from "../Card.tsx";
import { monitorHref, type MonitorQuery } from "./monitor_links.ts";
import { ParkedStateMark } from "./ParkedStateMark.tsx";

/** The monitor as its list is set, for links beside it. */
export function monitorQuery(basePath: string, address: ListAddress, id?: number): MonitorQuery {
  const { pageNo } = address.asked;
  return {
    ...listLinks(parkedList, basePath, address).keep(),
    pageNo: pageNo === 1 ? undefined : pageNo,
    id,
  };
}

/** Parked events, those that wait for staff first; a row opens its details. */
export function ParkedList({ data, open, state }: {
  data: ListPageData<ParkedEvent>;
  /** Id of the one whose details are shown. */
  open: number | undefined;
  state: State;
}) {
  const { ctx: { t }, basePath } = state;
  return (
    <Card title={t("event_monitor.parked")} note={t("event_monitor.parkedNote")} bare>
      <ListBody
        list={parkedList}
        data={data}
        state={state}
        parts={{
          live: { id: "parked-events", topic: "events" },
          table: { class: "parked-table" },
          row: ({ id }) => ({ "aria-current": id === open ? "true" : undefined }),
          heads: { reason: "parked-reason", parkedAt: "alone-only", nextTryAt: "alone-only" },
          classes: { key: "parked-key", reason: "clip", parkedAt: "alone-only", nextTryAt: "alone-only" },
          cells: {
            type: ({ id, type }) => (
              <a class="link mono" href={fromHere(monitorHref(basePath, monitorQuery(basePath, data, id)))}>
                {type}
              </a>
            ),
            key: ({ key }) => <span class="mono" title={key}>{key}</span>,
            state: (event) => <ParkedStateMark state={event.state} t={t} />,
            reason: ({ reason }) => <span title={reason ?? undefined}>{reason}</span>,
          },
        }}
      />
    </Card>
  );
}
