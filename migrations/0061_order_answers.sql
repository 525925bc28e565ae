-- What the dealer management system answers to an order: its own number, and for each line how many pieces it accepts, sends later or
-- refuses.

alter table orders
  add column dms_number text,
  -- code of the refusal or failure, such as unknown-store or timeout
  add column reason text,
  add column handed_over_at timestamptz,
  add column answered_at timestamptz;

alter table order_lines
  add column accepted int check (accepted >= 0),
  add column back_ordered int check (back_ordered >= 0),
  add column refused int check (refused >= 0),
  add column answer_reason text,
  add column expected_on date,
  add constraint order_lines_answered check (
    (accepted is null and back_ordered is null and refused is null)
    or accepted + back_ordered + refused = quantity
  );
