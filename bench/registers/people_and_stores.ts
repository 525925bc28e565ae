import type { Pool } from "@/kernel/ctx.ts";

/** Chinese family and given names, and Latin ones, by which people and stores are named. */
const FAMILY = [..."王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹"];
const GIVEN = [..."伟芳娜敏静丽强磊军洋勇艳杰娟涛明超霞平刚桂英华玉萍红建文辉力波宁"];
const LATIN = [
  "Anna",
  "Bruno",
  "Carla",
  "David",
  "Elena",
  "Felix",
  "Greta",
  "Hugo",
  "Ines",
  "Jonas",
  "Klara",
  "Luis",
];
const SURNAME = [
  "Albrecht",
  "Bauer",
  "Costa",
  "Duarte",
  "Esposito",
  "Fischer",
  "Garcia",
  "Hoffmann",
  "Ivanov",
  "Jensen",
];
const CITY = [
  "上海",
  "杭州",
  "广州",
  "深圳",
  "成都",
  "北京",
  "南京",
  "武汉",
  "西安",
  "重庆",
  "苏州",
  "青岛",
  "长沙",
  "厦门",
];
const CITY_EN = [
  "Shanghai",
  "Hangzhou",
  "Guangzhou",
  "Shenzhen",
  "Chengdu",
  "Beijing",
  "Nanjing",
  "Wuhan",
  "Xi'an",
];

/** How many there are. */
export interface RegisterSize {
  users: number;
  stores: number;
}

/** Fills an empty database with stores below dealer groups, and people in them with a role each; what is there stays. */
export async function fillPeopleAndStores(sql: Pool, { users, stores }: RegisterSize): Promise<void> {
  await sql`
    insert into orgs (code, kind, names, parent_code, country_code, market_code)
    select 'BG' || n, 'dealer_group', jsonb_build_object('zh_CN', '集团' || n, 'en_US', 'Group ' || n), 'F0001', 'CN', 'cn'
    from generate_series(1, 200) n
    on conflict do nothing`;
  await sql`
    insert into orgs (code, kind, names, parent_code, country_code, market_code, state, brand_codes, address)
    select 'B' || lpad(n::text, 6, '0'), 'store',
      jsonb_build_object(
        'zh_CN', (${CITY}::text[])[1 + n * 5 % ${CITY.length}] || (${FAMILY}::text[])[1 + n % ${FAMILY.length}]
          || (${GIVEN}::text[])[1 + n / 30 % ${GIVEN.length}] || '服务店' || n % 97,
        'en_US', (${CITY_EN}::text[])[1 + n * 7 % ${CITY_EN.length}] || ' ' || (${SURNAME}::text[])[1 + n * 3 % ${SURNAME.length}] || ' ' || n
      ),
      'BG' || 1 + n % 200, 'CN', 'cn', case when n % 50 = 0 then 'closed' else 'open' end,
      case when n % 5 = 0 then array['velaro'] else '{}' end, 'Road ' || n % 1000 || ', No. ' || n
    from generate_series(1, ${stores}::int) n
    on conflict do nothing`;
  await sql`
    insert into users (user_code, full_name, email, user_type, org_code, country_code, state, expires_on)
    select 'bench' || lpad(n::text, 6, '0'),
      case when n % 3 = 0
        then (${LATIN}::text[])[1 + n * 5 % ${LATIN.length}] || ' ' || (${SURNAME}::text[])[1 + n * 7 % ${SURNAME.length}] || ' ' || n % 1000
        else (${FAMILY}::text[])[1 + n % ${FAMILY.length}] || (${GIVEN}::text[])[1 + n / 30 % ${GIVEN.length}]
          || (${GIVEN}::text[])[1 + n / 900 % ${GIVEN.length}]
      end,
      'bench' || n || '@example.com', 'store', 'B' || lpad((1 + n % ${stores}::int)::text, 6, '0'), 'CN',
      case when n % 40 = 0 then 'frozen' else 'normal' end, case when n % 25 = 0 then date '2026-01-31' end
    from generate_series(1, ${users}::int) n
    on conflict do nothing`;
  // Without it the planner takes both tables for empty, and looks through one for each row of the other.
  await sql`analyze users, user_roles`;
  await sql`
    insert into user_roles (user_id, role_code)
    select u.id, case when u.id % 9 = 0 then 'store-manager' else 'store-technician' end
    from users u
    where u.user_code like 'bench%' and not exists (select from user_roles r where r.user_id = u.id)`;
  await sql`vacuum analyze`;
}
