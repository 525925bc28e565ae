-- Single lines of an order are cancelled as the receiver agrees, once it has decided and before it has shipped them.

alter table order_lines
  add column cancel_asked_at timestamptz,
  -- code of the receiver's refusal, or of what kept the question from arriving; null while it is open
  add column cancel_refused text,
  -- whether asking again makes sense: the question never arrived
  add column cancel_failed boolean not null default false,
  add column cancelled_at timestamptz;
