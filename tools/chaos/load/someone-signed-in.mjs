/** The name of an owner who had signed in by the journal’s first `answered` entries; undefined while nobody has. */
export function someoneSignedIn({ journal, chance }, answered = journal.entries.length) {
  const before = journal.entries.slice(0, answered);
  const acked = new Set(before.filter(({ kind }) => kind === 'acked').map(({ key }) => key));
  const people = before.filter(
    ({ kind, route, key }) => kind === 'sent' && route === 'session.signIn' && acked.has(key),
  );
  return people.length === 0 ? undefined : chance.oneOf(people).owner;
}
