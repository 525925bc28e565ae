-- Parts of codes by what has no trigrams: Chinese words are looked for in titles and codes, and read every code.
create index documents_code_pairs on documents using gin (character_pairs(lower(code)));
