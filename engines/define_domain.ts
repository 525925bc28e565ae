import type { Answer } from "@/engines/answers/define_answer.ts";
import type { Call } from "@/engines/calls/define_call.ts";
import type { DocumentKind } from "@/engines/documents/define_document.ts";
import type { DemoStep } from "@/engines/demo/define_demo.ts";
import type { OnJobFailed } from "@/engines/clock/on_job_failed.ts";
import type { Consumer } from "@/engines/events/define_consumer.ts";
import type { EventType } from "@/engines/events/define_event.ts";
import type { Job } from "@/engines/clock/define_job.ts";
import type { OnParked } from "@/engines/events/on_parked.ts";
import type { ExportType } from "@/engines/exports/define_export.ts";
import type { NarrowRights } from "@/engines/exports/narrow_rights.ts";
import type { DeclaredPlace } from "@/engines/files/places.ts";
import type { Template } from "@/engines/files/templates.ts";
import type { UseReader } from "@/engines/files/readers.ts";
import type { AnyList } from "@/engines/lists/define_list.ts";
import type { LinkKind } from "@/engines/links/link_kinds.ts";
import type { MessageKind } from "@/engines/messages/kinds.ts";
import type { NotificationRule } from "@/engines/messages/define_notification.ts";
import type { PushedSubject } from "@/engines/pushes/subjects.ts";
import type { Register } from "@/engines/registers/define_register.ts";
import type { WorkType } from "@/engines/work/define_work.ts";
import type { Grant } from "@/kernel/access/grants.ts";
import type { PageEntry } from "@/kernel/access/pages.ts";

// Declarations of many shapes side by side; each was checked where it is declared.
// deno-lint-ignore no-explicit-any
type AnyCall = Call<any, any>;
// deno-lint-ignore no-explicit-any
type AnyExport = ExportType<any, any, any>;
// deno-lint-ignore no-explicit-any
type AnyConsumer = Consumer<any>;
// deno-lint-ignore no-explicit-any
type AnyNotification = NotificationRule<any>;
// deno-lint-ignore no-explicit-any
type AnyWork = WorkType<any>;

/** Calls of a domain; a function where they depend on what the others declare, such as the kinds of exports. */
type Calls = readonly AnyCall[] | (() => readonly AnyCall[]);

/** The face of a domain or an engine: all that the rest of the portal learns of it, read by `domains.ts` alone. */
export interface Domain {
  /** The name under which everything of it lies: services, components, islands, routes, texts, tests and demo. */
  name: string;
  pages?: readonly PageEntry[];
  calls?: Calls;
  /** Paths that speak something else than JSON. */
  answers?: readonly Answer[];
  registers?: readonly Register[];
  lists?: readonly AnyList[];
  /** Kinds of documents with a workflow; their lists, calls and readers of attachments come with them. */
  documents?: readonly DocumentKind[];
  exports?: readonly AnyExport[];
  events?: readonly EventType[];
  consumers?: readonly AnyConsumer[];
  jobs?: readonly Job[];
  work?: readonly AnyWork[];
  /** Kinds of messages by name; who is told stands in `notifications`. */
  messages?: Readonly<Record<string, MessageKind>>;
  notifications?: readonly AnyNotification[];
  /** What it does about an event that waits for staff, in the transaction that parks it. */
  onParked?: OnParked;
  /** What it does about a job that begins to fail, in the transaction that writes the failure down. */
  onJobFailed?: OnJobFailed;
  /** What the seeded roles may do with it. */
  grants?: readonly Grant[];
  /** Places of files by name: what may be uploaded there and by whom. */
  places?: Readonly<Record<string, DeclaredPlace>>;
  /** Sheets that people fill in and import, by the name of the file; registers have theirs. */
  templates?: Readonly<Record<string, Template>>;
  /** What of it is handed over to the dealer management system, by the name of its kind. */
  // deno-lint-ignore no-explicit-any
  pushed?: Readonly<Record<string, PushedSubject<any>>>;
  /** Kinds of its things that others name and that name others, by name: `part`. Their order is that of connections. */
  linkKinds?: Readonly<Record<string, LinkKind>>;
  /** What it puts into the demo portal. */
  demo?: readonly DemoStep[];
  /** What it takes from the rights of people in whose name something is done outside a request. */
  narrowsRights?: NarrowRights;
  /** Who may read a file because of a use of that kind. */
  readers?: Readonly<Record<string, UseReader>>;
}

/** Declares the face of a domain. Its calls keep their own types, for the client of islands. */
export function defineDomain<const C extends Calls = readonly []>(
  domain: Omit<Domain, "calls"> & { calls?: C },
): Omit<Domain, "calls"> & { calls?: C } {
  return domain;
}
