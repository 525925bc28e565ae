import type { PageProps } from "fresh";
import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { Checkbox, Radio, Switch } from "@/components/Checkbox.tsx";
import { Dialog } from "@/components/Dialog.tsx";
import { Empty } from "@/components/Empty.tsx";
import { TextField } from "@/components/Field.tsx";
import { Logo } from "@/components/Logo.tsx";
import { Avatar, Chip, PartNumber, State, Vin } from "@/components/Mark.tsx";
import { Notice } from "@/components/Notice.tsx";
import { PaneHandle } from "@/components/Pane.tsx";
import { SelectField } from "@/components/Select.tsx";
import { Skeleton } from "@/components/Skeleton.tsx";
import { Sparkline } from "@/components/Sparkline.tsx";
import { Stepper } from "@/components/Stepper.tsx";
import { Tabs } from "@/components/Tabs.tsx";
import { CopyLinkTool, FavoriteTool, PrintTool, ToolBar } from "@/components/ToolBar.tsx";
import { Tree, TreeFilter } from "@/components/Tree.tsx";
import { BRANDS } from "@/styles/tokens.ts";
import { wishesOf } from "../sample.ts";

export default function Gallery({ url }: PageProps) {
  const { t } = wishesOf(url);
  return (
    <main class="grid grid-cols-[repeat(auto-fit,minmax(360px,1fr))] items-start gap-3 p-3">
      <h1 class="off-screen">Gallery</h1>
      <Card title="Brands">
        <ul class="grid gap-2">
          {BRANDS.map((brand) => (
            <li key={brand} data-theme={brand} class="flex items-center gap-3">
              <Logo brand={brand} label={brand} />
              <b class="w-20 font-title capitalize">{brand}</b>
              <span class="size-5 rounded-ctl bg-acc" />
              <span class="size-5 rounded-ctl border border-acc-line bg-tint" />
              <span class="text-acc">accent</span>
            </li>
          ))}
        </ul>
      </Card>
      <Card title="Controls">
        <div class="flex flex-wrap gap-2">
          <Button kind="primary">Send order</Button>
          <Button>Open cart</Button>
          <Button kind="quiet">Cancel</Button>
          <Button kind="danger">Delete</Button>
          <Button icon="printer" label="Print" />
          <Button disabled data={{ waiting: "" }}>Sending</Button>
          <Button opens="share" type="button">Share</Button>
          <Stepper name="qty" value={2} label="Quantity" labelLess="Less" labelMore="More" />
          <Stepper name="none" value={0} label="None" labelLess="Less" labelMore="More" />
          <Switch name="all" checked>Show lines that do not fit</Switch>
          <Checkbox name="a" checked>Ticked</Checkbox>
          <Checkbox name="b">Open</Checkbox>
          <Radio name="r" value="1" checked>One</Radio>
          <Radio name="r" value="2">Two</Radio>
        </div>
        <div class="mt-3 grid gap-3">
          <TextField name="vin" label="VIN" value="R1048217" mono hint="17 characters, or the last 8" />
          <TextField
            name="step"
            label="Step time"
            value="1:75:00"
            mono
            error="Time format wrong. Use HH:MM:SS, for example 01:15:00."
          />
          <SelectField name="lang" label="Language" choices={[{ value: "de", label: "Deutsch" }]} />
          <TextField name="note" label="Note" rows={3} />
        </div>
      </Card>
      <Card title="States and chips">
        <div class="grid gap-3">
          <div class="flex flex-wrap gap-3">
            <State tone="info" shape="dot">New</State>
            <State tone="warn">In approval</State>
            <State tone="ok">Approved</State>
            <State tone="err">Rejected</State>
            <State shape="hollow">Read</State>
          </div>
          <div class="chips">
            <Chip tone="info">Submitted</Chip>
            <Chip tone="warn">Pending</Chip>
            <Chip tone="ok">Published</Chip>
            <Chip tone="err">Urgent</Chip>
            <Chip>Stopped</Chip>
            <Chip tone="acc">Top</Chip>
            <Chip tone="reason">from 2024-03</Chip>
            <Chip tone="line">110 Nm</Chip>
            <Chip tone="info" icon="corner-up-left">
              replaces <PartNumber>34116871377</PartNumber>
            </Chip>
          </div>
          <div class="flex items-center gap-4">
            <Vin>LVAE4C2B9R1048217</Vin>
            <PartNumber>34116872014</PartNumber>
            <Avatar name="Lena Hartwig" />
            <Avatar name="陈思远" />
            <Sparkline values={[3, 2, 5, 4, 7, 9]} />
            <Sparkline values={[1, 6, 4, 1, 1]} tone="err" />
          </div>
        </div>
      </Card>
      <Card title="Loading" bare>
        <table class="table">
          <thead>
            <tr>
              <th scope="col">Part number</th>
              <th scope="col">Name</th>
              <th scope="col">State</th>
            </tr>
          </thead>
          <tbody>
            <Skeleton columns={3} />
          </tbody>
        </table>
      </Card>
      <Card title="Empty" bare>
        <Empty title="No bulletin fits this vehicle" action={<Button href="#">Show hidden, greyed</Button>}>
          31 bulletins are hidden because they do not apply to R1048217.
        </Empty>
      </Card>
      <Card title="Tree" bare>
        <TreeFilter tree="groups" label="Filter groups" />
        <Tree
          id="groups"
          label="Groups"
          nodes={[
            {
              id: "11",
              href: "#11",
              code: "11",
              label: "Drive unit",
              count: 18,
              children: [{ id: "11-1", label: "Motor", href: "#m" }],
            },
            {
              id: "34",
              code: "34",
              label: "Brakes",
              count: 16,
              open: true,
              children: [
                {
                  id: "34-11",
                  code: "34-11",
                  label: "Front axle brake",
                  count: 4,
                  open: true,
                  children: [
                    { id: "01", code: "01", label: "Brake hoses, lines", href: "#1" },
                    { id: "02", code: "02", label: "Disc and caliper", href: "#2", current: true },
                  ],
                },
              ],
            },
          ]}
        />
      </Card>
      <Card title="Tools" bare>
        <Tabs
          label="Views"
          tabs={[{ label: "Parts", href: "#a", current: true, count: 14 }, { label: "Notes", href: "#b" }]}
        />
        <div class="flex gap-6 p-3">
          <ToolBar label={t("shell.tools")} floating>
            <FavoriteTool action="/tis/sample" fields={{ itemCode: "34" }} pressed t={t} />
            <CopyLinkTool href="/gallery#link" t={t} />
            <PrintTool t={t} />
          </ToolBar>
          <div class="grid flex-1 content-start gap-2">
            <Notice tone="warn">Check digit is wrong.</Notice>
            <Notice tone="err">Order not sent.</Notice>
            <Notice tone="ok">Order sent.</Notice>
            <Notice tone="info">New price list.</Notice>
          </div>
        </div>
      </Card>
      <Card title="Panes" bare>
        <div class="panes h-[120px]">
          <div class="pane pane-sized w-[180px] p-3" id="left-pane">Groups</div>
          <PaneHandle
            controls="left-pane"
            label={t("shell.resize_pane")}
            remember="sample"
            width={180}
            min={100}
            max={300}
          />
          <div class="pane p-3">Figure</div>
        </div>
      </Card>
      <Dialog
        id="share"
        title="Share bulletin"
        closeLabel={t("shell.close")}
        moveLabel={t("shell.move_dialog")}
        foot={
          <>
            <Button type="button" data={{ closes: "" }}>Cancel</Button>
            <Button kind="primary" type="button">Share</Button>
          </>
        }
      >
        <TextField name="account" label="Recipient's account" placeholder="Account or name" />
      </Dialog>
    </main>
  );
}
