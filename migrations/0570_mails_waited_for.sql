-- Mails that somebody sits and waits for, such as a link to set a password: they go before news, of which there may be thousands.
create index deliveries_waited_for on deliveries (next_try_at)
where kind = 'mail' and payload ->> 'template' <> 'message' and sent_at is null and given_up_at is null;
