import type { Edition } from "@/kernel/access/editions.ts";
import { hashPassword } from "@/services/entry/passwords.ts";
import type { UserType } from "@/kernel/access/user.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";

export interface NewUser {
  userCode: string;
  fullName: string;
  email?: string | null;
  /** The address is known to be the person's own, such as from the company's directory. */
  emailConfirmed?: boolean;
  phone?: string | null;
  /** Null until it is bound; such an account cannot log in. */
  userType: UserType | null;
  orgCode?: string | null;
  countryCode?: string | null;
  editions: readonly Edition[];
  brandCodes?: readonly string[];
  lang: Lang;
  zone?: string;
  /** `yyyy-MM-dd`. */
  effectiveOn?: string | null;
  expiresOn?: string | null;
  /** First password; it must be changed at the first login unless said otherwise. */
  password?: string;
  mustChangePassword?: boolean;
  /** After which that password is good no more; left out: never. */
  passwordEndsAt?: Date;
}

/** The row of an account in the state 'not activated'. Refuses a name that is used. */
export async function insertUser(tx: TxCtx, user: NewUser): Promise<number> {
  const { sql } = tx;
  const now = tx.clock();
  const [made] = await sql<{ id: number }[]>`
    insert into users ${
    sql({
      userCode: user.userCode,
      fullName: user.fullName,
      email: user.email ?? null,
      emailConfirmedAt: user.email && user.emailConfirmed ? now : null,
      phone: user.phone ?? null,
      userType: user.userType,
      orgCode: user.orgCode ?? null,
      countryCode: user.countryCode ?? null,
      editions: [...user.editions],
      brandCodes: [...user.brandCodes ?? []],
      lang: user.lang,
      zone: user.zone ?? "Asia/Shanghai",
      effectiveOn: user.effectiveOn ?? null,
      expiresOn: user.expiresOn ?? null,
      passwordHash: user.password === undefined ? null : await hashPassword(user.password),
      passwordChangedAt: user.password === undefined ? null : now,
      mustChangePassword: user.mustChangePassword ?? true,
      passwordEndsAt: user.passwordEndsAt ?? null,
      createdAt: now,
    })
  }
    on conflict (user_code) where deleted_at is null do nothing
    returning id`;
  if (!made) throw refuseField("userCode", "user-name-used", { name: user.userCode });
  return Number(made.id);
}
