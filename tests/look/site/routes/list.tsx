import type { PageProps } from "fresh";
import { Button } from "@/components/Button.tsx";
import { Checkbox } from "@/components/Checkbox.tsx";
import { FilterBar, FilterChips } from "@/components/FilterBar.tsx";
import { Icon } from "@/components/Icon.tsx";
import { Chip, State } from "@/components/Mark.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { Select } from "@/components/Select.tsx";
import { ColumnChooser, DensitySwitch } from "@/components/table/ColumnChooser.tsx";
import { Pager } from "@/components/table/Pager.tsx";
import { RowActions } from "@/components/table/RowActions.tsx";
import { SelectAll, SelectedBar } from "@/components/table/SelectedBar.tsx";
import { SortHead } from "@/components/table/SortHead.tsx";
import { SampleShell } from "../SampleShell.tsx";
import { wishesOf } from "../sample.ts";

const TITLES = [
  [
    "0417322-03-B",
    "动力电池：左前快插接头冷却液渗漏的检查与更换",
    "HV battery: coolant loss at quick coupling, front left",
  ],
  [
    "0417318-07-A",
    "前制动片 3410 摩擦材料变更及磨合步骤调整",
    "Brake pad set 3410: new compound, changed bedding-in steps",
  ],
  ["0417311-01-A1", "低速转向管柱异响，修订紧固扭矩", "Steering column clunk at low speed, revised torque"],
  [
    "0417305-11-A",
    "OTA 4.2.1：网关升级顺序与低压蓄电池状态要求",
    "OTA 4.2.1: gateway update sequence and 12 V battery",
  ],
];

export default function List({ url }: PageProps) {
  const { t, lang } = wishesOf(url);
  const zh = lang === "zh_CN";
  const sort = { column: "time", descending: true };
  const href = () => "#";
  const rows = Array.from({ length: 20 }, (_, index) => TITLES[index % TITLES.length]!);
  return (
    <SampleShell url={url} route="EPCFavorite">
      <PageHead
        title={zh ? "技术通报" : "Bulletins"}
        note={zh ? "共 1,284 条，筛选后 31 条" : "31 of 1,284"}
        crumbs={[{ label: t("nav.parts"), href: "#" }, { label: zh ? "通报" : "Bulletins" }]}
        crumbsLabel={t("shell.breadcrumb")}
        flush
      >
        <Button icon="download">{zh ? "导出 XLSX" : "Export XLSX"}</Button>
        <ColumnChooser columns={[{ key: "a", label: "A", shown: true }]} keep={{}} t={t} />
        <DensitySwitch density="compact" href={href} t={t} />
      </PageHead>
      <FilterBar label={t("table.filters")} submit={t("table.filter")}>
        <label class="search-field w-[220px]">
          <Icon name="search" />
          <input
            type="search"
            name="q"
            aria-label={t("shell.search")}
            placeholder={zh ? "编号、标题或故障码" : "Code or title"}
          />
        </label>
        {["车系 series", "类型 type", "状态 state"].map((word) => (
          <span key={word} class="w-[140px]">
            <Select name={word} label={word} choices={[{ value: "a", label: "泰莎 EV" }]} empty={word} />
          </span>
        ))}
      </FilterBar>
      <FilterChips
        chips={[
          { name: zh ? "车辆" : "Vehicle", value: "R1048217", removeHref: "#", vehicle: true },
          { name: zh ? "车系" : "Series", value: "Tessa EV", removeHref: "#" },
        ]}
        clearHref="#"
        note={zh ? "已按车辆隐藏 1,253 条与该 VIN 无关的通报" : "1,253 bulletins do not concern this VIN"}
        t={t}
      />
      <form class="page-fill" id="rows" method="post" action="/tis/sample">
        <div class="table-scroll border-t border-line-2">
          <table class="table stack">
            <thead>
              <tr>
                <th scope="col">
                  <SelectAll boxes="ids" t={t} />
                </th>
                <SortHead column="code" sort={sort} href={href}>{zh ? "编号" : "Code"}</SortHead>
                <th scope="col">{zh ? "标题" : "Title"}</th>
                <SortHead column="time" sort={sort} href={href}>{zh ? "发布时间" : "Published"}</SortHead>
                <th scope="col">{zh ? "阅读状态" : "Read"}</th>
                <th scope="col">{zh ? "确认状态" : "Confirmed"}</th>
                <SortHead column="reads" sort={sort} href={href} numeric>{zh ? "阅读数" : "Reads"}</SortHead>
                <th scope="col">
                  <span class="off-screen">{t("table.actions")}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(([code, titleZh, titleEn], index) => (
                <tr
                  key={index}
                  data-unread={index < 2 ? "" : undefined}
                  data-fits={index === 9 ? "no" : undefined}
                >
                  <td>
                    <Checkbox name="ids" value={String(index)} checked={index < 3} hideLabel>
                      {t("table.select_row", { name: code! })}
                    </Checkbox>
                  </td>
                  <td class="nowrap">
                    <span class="mono">{code}</span>
                  </td>
                  <td class="title clip w-full">
                    {index === 0 && <Chip tone="err">{zh ? "紧急" : "Urgent"}</Chip>} {zh ? titleZh : titleEn}
                  </td>
                  <td class="nowrap num">2026-11-21 09:12</td>
                  <td class="nowrap">
                    {index < 2
                      ? <State tone="info" shape="dot">{zh ? "未读" : "Unread"}</State>
                      : <State shape="hollow">{zh ? "已读" : "Read"}</State>}
                  </td>
                  <td class="nowrap">
                    <State tone={index % 3 ? "ok" : "warn"}>
                      {index % 3 ? (zh ? "已确认" : "Confirmed") : (zh ? "待确认" : "To confirm")}
                    </State>
                  </td>
                  <td class="num">{1180 - index * 31}</td>
                  <td class="nowrap">
                    <RowActions>
                      <Button icon="star" label={t("shell.favorite")} type="button" />
                      <Button icon="link" label={t("shell.copy_link")} type="button" />
                    </RowActions>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <SelectedBar form="rows" boxes="ids" t={t}>
          <Button kind="primary" icon="check">{zh ? "确认阅读" : "Confirm reading"}</Button>
          <Button icon="star" type="button">{t("shell.favorite")}</Button>
        </SelectedBar>
      </form>
      <Pager page={2} size={20} total={1284} href={href} keep={{ q: "x" }} t={t} />
    </SampleShell>
  );
}
