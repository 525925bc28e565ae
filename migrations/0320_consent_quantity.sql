-- How many pieces were consented to: more of what does not fit is asked about anew.

alter table cart_lines add column consent_quantity int;
update cart_lines set consent_quantity = quantity where consent_by is not null;
alter table cart_lines add check ((consent_by is null) = (consent_quantity is null));
