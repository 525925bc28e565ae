-- Who wants a part although it does not fit the line's vehicle, since when, and what they were told: on the line of the cart,
-- and frozen on that of the order. The reason is the sentence as it was read.

alter table cart_lines
  add column consent_by bigint references users,
  add column consent_at timestamptz,
  add column consent_reason text,
  add check ((consent_by is null) = (consent_at is null) and (consent_at is null) = (consent_reason is null));

alter table order_lines
  add column consent_by bigint references users,
  add column consent_at timestamptz,
  add column consent_reason text,
  add check ((consent_by is null) = (consent_at is null) and (consent_at is null) = (consent_reason is null));
