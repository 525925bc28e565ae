import type { RangeRead } from "@/services/event_monitor/read_range_page.ts";
import type { State } from "@/edge/state.ts";
import { rangeParam } from "@/services/event_monitor/event_range.ts";
import { sentenceOf } from "@/kernel/refusals/sentence_of.ts";
import { Button } from "../Button.tsx";
import { Card } from "../Card.tsx";
import { TextField } from "../Field.tsx";
import { Icon } from "../Icon.tsx";
import { Notice } from "../Notice.tsx";
import { SelectField } from "../Select.tsx";
import { Tabs } from "../Tabs.tsx";
import { monitorHref } from "./monitor_links.ts";
import { RangeCounted } from "./RangeCounted.tsx";

/** Sends the form as far as it is filled in, for the topics of another consumer. */
const TOPICS_BUTTON = "event-range-topics";

/** Chooses a range of events for a consumer, tells what it holds, and starts its replay. */
export function RangeForm({ range, state }: { range: RangeRead; state: State }) {
  const { ctx, basePath } = state;
  const { t } = ctx;
  const { way, ways, asked, consumers, topics } = range;
  const closed = monitorHref(basePath, {});
  return (
    <Card
      title={t("event_monitor.range.title")}
      end={
        <a
          class="btn btn-quiet btn-icon"
          href={closed}
          aria-current="false"
          aria-label={t("event_monitor.range.close")}
          title={t("event_monitor.range.close")}
        >
          <Icon name="x" />
        </a>
      }
    >
      <p>{t("event_monitor.range.why")}</p>
      <Tabs
        label={t("event_monitor.range.ways")}
        tabs={ways.map((one) => ({
          label: t(`event_monitor.range.way.${one}`),
          href: monitorHref(basePath, { range: one, [rangeParam("consumer")]: asked?.consumer || undefined }),
          current: one === way,
        }))}
      />
      {way === "offsets" && <p class="text-ink-2">{t("event_monitor.range.offsetsWhy")}</p>}
      <form class="form range-form" method="get" id="event-range">
        <input type="hidden" name="range" value={way} />
        <SelectField
          name={rangeParam("consumer")}
          label={t("event_monitor.range.consumer")}
          choices={consumers.map((name) => ({ value: name, label: name }))}
          value={asked?.consumer}
          auto={way === "period" ? undefined : TOPICS_BUTTON}
          required
        />
        {way !== "period" && (
          <SelectField
            name={rangeParam("topic")}
            label={t("events.topic")}
            choices={topics.map((topic) => ({ value: topic, label: topic }))}
            value={asked?.topic}
            required
          />
        )}
        {way === "aggregate" && (
          <TextField name={rangeParam("key")} label={t("events.key")} value={asked?.key} required mono />
        )}
        {way === "period" && (
          <>
            <TextField
              name={rangeParam("from")}
              type="datetime-local"
              label={t("event_monitor.range.from")}
              value={asked?.from}
              required
            />
            <TextField
              name={rangeParam("to")}
              type="datetime-local"
              label={t("event_monitor.range.to")}
              value={asked?.to}
              required
            />
          </>
        )}
        {way === "offsets" && (
          (["partition", "fromOffset", "toOffset"] as const).map((name) => (
            <TextField
              key={name}
              name={rangeParam(name)}
              type="number"
              min={0}
              label={t(`event_monitor.range.${name}`)}
              value={asked?.[name]}
              required
            />
          ))
        )}
        <div class="form-actions">
          <Button name="counting" value="1" size="form">{t("event_monitor.range.count")}</Button>
          {way !== "period" && (
            <Button id={TOPICS_BUTTON} class="needs-no-script" size="form" formNoValidate>
              {t("event_monitor.range.topicsOf")}
            </Button>
          )}
        </div>
      </form>
      {range.refusal && <Notice tone="err">{sentenceOf(ctx, range.refusal)}</Notice>}
      {range.count && asked && <RangeCounted count={range.count} asked={asked} way={way} t={t} />}
    </Card>
  );
}
