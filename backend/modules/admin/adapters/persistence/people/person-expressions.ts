/** The expression of the index `users_folded`. */
export function userWords(alias: string): string {
  return `(${alias}.first_name || ' ' || ${alias}.last_name || ' ' || coalesce(${alias}.email, '') || ' ' ||
    coalesce(${alias}.phone, '') || ' ' || ${alias}.referral_code)`;
}

/** `id, firstName, lastName, email` of a joined user; null if the join finds none. */
export function namedPerson(alias: string): string {
  return `case when ${alias}.id is not null then json_build_object('id', ${alias}.id, 'firstName', ${alias}.first_name,
    'lastName', ${alias}.last_name, 'email', ${alias}.email) end`;
}
