import type { Catalogue } from "../epc/catalogue_builder.ts";

/** The rights of the builder's people as the database has them: what verbs about others ask. */
export async function maySell({ sql, users }: Catalogue): Promise<void> {
  const { technician, colleague, stranger } = users;
  await sql`insert into roles ${sql({ code: "seller", names: sql.json({ en_US: "Seller" }) })}`;
  await sql`
    insert into rights (fun_link, head_api, title_key) values ('EPCCart', 'edit', 'x') on conflict do nothing`;
  await sql`insert into role_rights (role_code, fun_link, head_api) values ('seller', 'EPCCart', 'edit')`;
  for (const { id } of [technician, colleague, stranger]) {
    await sql`insert into user_roles (user_id, role_code) values (${id}, 'seller')`;
  }
}
