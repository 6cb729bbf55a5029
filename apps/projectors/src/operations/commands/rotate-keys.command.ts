import type { ExitCode, OperatorContext } from './operator-context';

/** Wraps every subject key anew under the newest master key. 1 when an older one is still needed afterwards. */
export async function rotateKeys({ subjectKeys, say, stopping }: OperatorContext): Promise<ExitCode> {
  const { current, newest } = subjectKeys.masterVersions;
  if (current !== newest) {
    say(`The first of KEELSON_MASTER_KEYS is version ${current}, the newest is ${newest}. Put that one first.`);
    return 1;
  }
  const onBatch = (total: number): void => say(`${total} keys so far`);
  const total = await subjectKeys.rewrap({ stopping, onBatch });
  say(`${total} subject keys were re-wrapped under master key ${current}.`);
  const left = await subjectKeys.outdated();
  if (left === 0) {
    say(`All open with it alone. Five minutes after the last process signed with an older one, that may go.`);
    return 0;
  }
  say(
    stopping()
      ? `Stopped. ${left} still need an older one: run rotate-keys again.`
      : `${left} still need an older one: processes that do not know version ${current} made them. Restart these, then run rotate-keys again.`,
  );
  return 1;
}
