import { type ComponentChildren, Fragment } from "preact";

export interface Fact {
  name: string;
  value: ComponentChildren;
}

/** What is known of a thing, name beside value. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl class="facts">
      {facts.map(({ name, value }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
