import { domainOf, free, iconLeft, iconOf, type Recipe, requirePage } from "../asked.ts";
import { faceOf, withEntry, withImport, withNamed } from "../domain_file.ts";
import { camel, spelled, wordsOf } from "../names.ts";
import { Refused } from "../refused.ts";
import { addTexts } from "../texts.ts";

/** A kind of message, and who is told it when an event comes. */
export const messageRecipe: Recipe = {
  usage: 'message DOMAIN kind EVENT ROUTE:RIGHT "English name" "Chinese name" "German name"',
  options: ["icon"],
  async fill(asked) {
    const { known, plan } = asked;
    const domain = domainOf(asked, asked.words[0]);
    const kind = spelled("key", asked.words[1], "kind of message");
    const type = spelled("event", asked.words[2], "type of event");
    const right = spelled("right", asked.words[3], "right");
    const en = spelled("words", asked.words[4], "English name");
    const zh = spelled("words", asked.words[5], "Chinese name");
    const de = spelled("words", asked.words[6], "German name");
    free(kind, known.messages, "the kind of message");
    const event = await findEvent(asked.root, type);
    const [route] = right.split(":");
    requirePage(asked, domain, route);
    const words = wordsOf(kind);
    const file = `notify_${words.join("_")}`;
    const variable = camel(["notify", ...words]);
    await plan.create(
      `services/${domain}/${file}.ts`,
      notificationFile({ kind, right, route: route!, variable, ...event }),
    );
    await plan.change(faceOf(domain), `the message ${kind}`, (text) => {
      const icon = iconOf(asked, "info");
      const named = `"${kind}": { icon: "${icon}", tone: "info", toDo: false, byMail: false }`;
      return withEntry(
        withNamed(withImport(text, variable, `./${file}.ts`), "messages", named),
        "notifications",
        variable,
      );
    });
    await addTexts(plan, "messages", {
      [`kind.${kind}`]: { en, zh, de },
      [`${kind}.title`]: { en, zh, de },
      [`${kind}.text`]: { en: `${en}.`, zh: `${zh}。`, de: `${de}.` },
    });
    return [
      `who is told: services/${domain}/${file}.ts tells everybody with the right; people of one store are \`peopleOfOrgWith\``,
      `with which words: messages.${kind}.text in locales`,
      ...iconLeft(asked, "info"),
      `how it looks and whether it goes by mail: \`messages\` in ${faceOf(domain)}`,
    ];
  },
};

/** The file and the variable of an event. */
async function findEvent(root: string, type: string): Promise<{ event: string; from: string }> {
  for await (const { name } of Deno.readDir(`${root}/events`)) {
    const text = await Deno.readTextFile(`${root}/events/${name}`);
    const at = text.indexOf(`type: "${type}"`);
    const event = at < 0 ? undefined : [...text.slice(0, at).matchAll(/export const (\w+) = /g)].at(-1)?.[1];
    if (event) return { event, from: `@/events/${name}` };
  }
  throw new Refused(`there is no event ${type} in events/`);
}

function notificationFile(
  { kind, right, route, variable, event, from }: {
    kind: string;
    right: string;
    route: string;
    variable: string;
    event: string;
    from: string;
  },
): string {
  return `import { ${event} } from "${from}";
import { defineNotification } from "@/engines/messages/define_notification.ts";
import { peopleWith } from "@/engines/messages/people_with.ts";
import { notifyPeople } from "@/engines/messages/notify_people.ts";

/** Everybody who has ${right}. */
export const ${variable} = defineNotification({
  on: ${event},
  async notify(tx, { id }) {
    await notifyPeople(tx, {
      eventId: id,
      kind: "${kind}",
      params: {},
      link: "${route}",
      receivers: await peopleWith(tx, "${right}"),
    });
  },
});
`;
}
