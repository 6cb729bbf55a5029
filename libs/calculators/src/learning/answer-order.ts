/**
 * The answers of a question in an order that looks like chance and is always the same for one person: none of them is
 * found by its place, and coming back changes nothing.
 */
export const answerOrder = <Answer extends { readonly answerCode: string }>(
  answers: readonly Answer[],
  accountId: string,
  questionCode: string,
): readonly Answer[] => {
  const placeOf = ({ answerCode }: Answer): number => scattered(`${accountId} ${questionCode} ${answerCode}`);
  return answers
    .map((answer) => ({ answer, place: placeOf(answer) }))
    .sort((a, b) => a.place - b.place || (a.answer.answerCode < b.answer.answerCode ? -1 : 1))
    .map(({ answer }) => answer);
};

/** FNV-1a with the last mixing of MurmurHash3, since texts that differ in their last digit alone must lie far apart. */
function scattered(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
