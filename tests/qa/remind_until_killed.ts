import { v7 as uuid } from "uuid";
import "@/domains.ts";
import { makeCtx } from "@/kernel/ctx.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { connect } from "@/platform/database/connect.ts";
import { remindOfQuestions } from "@/services/qa/remind_job.ts";

// A worker that reminds at the moment it is given, in a process of its own, so that it can be killed: `remind_until_killed.ts <database> <moment>`.
const [url, at] = Deno.args as [string, string];
const sql = connect(url, { pool: 2, name: "tis test" });
const clock = () => new Date(at);
await remindOfQuestions(makeCtx({ pool: sql, dictionaries: await shippedTexts(), clock }, uuid));
await sql.end();
