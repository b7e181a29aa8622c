-- Updating a row generates its words again, a thousand rows per transaction. Rows with current words are skipped.
do $$
declare
  renewed record;
  batch uuid[];
  last uuid;
begin
  for renewed in select * from (values
    ('discussion_posts', 'title', 'post_document(title, content_html, language)'),
    ('industry_boards', 'name', $words$plain_document(name, description || ' ' || replace(industry, '-', ' ') || ' '
      || coalesce(location, ''))$words$),
    ('events', 'title', $words$plain_document(title, description || ' ' || replace(type, '_', ' ') || ' '
      || coalesce(city, '') || ' ' || coalesce(state, ''))$words$)) listed (name, text_column, words) loop
    last := '00000000-0000-0000-0000-000000000000';
    loop
      execute format('select array_agg(id order by id) from (select id from %I where id > $1 order by id limit 1000) next',
        renewed.name) into batch using last;
      exit when batch is null;
      execute format('update %I set %2$I = %2$I where id = any ($1) and search_words is distinct from %3$s',
        renewed.name, renewed.text_column, renewed.words) using batch;
      last := batch[cardinality(batch)];
      commit;
    end loop;
  end loop;
end $$
