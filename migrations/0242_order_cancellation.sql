-- An order leaves the portal some seconds after it was sent, and can be taken back until then. Later it is cancelled where the receiver
-- agrees.

alter table orders
  drop constraint orders_state_check,
  add constraint orders_state_check check (
    state in (
      'draft', 'waiting', 'handed_over', 'accepted', 'partly_accepted', 'rejected', 'push_failed', 'cancelled'
    )
  ),
  -- not handed over before; null: sent before there was such a time
  add column held_until timestamptz,
  -- what the receiver told of cancelling; null: nothing yet
  add column cancellable boolean,
  add column cancel_asked_at timestamptz,
  -- code of the receiver's refusal, or of what kept the question from arriving; null while it is open
  add column cancel_refused text,
  add column cancelled_at timestamptz;

-- withdrawn: taken back before the first try
alter table pushes
  drop constraint pushes_state_check,
  add constraint pushes_state_check check (
    state in ('waiting', 'retrying', 'taken', 'refused', 'failed', 'withdrawn')
  );
