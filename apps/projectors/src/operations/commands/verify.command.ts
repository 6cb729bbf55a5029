import { faultText } from '../../verification/fault-text';
import type { ExitCode, OperatorContext } from './operator-context';

/** Recomputes every hash of the log and checks every signed root. 1 when anything differs, naming the first fault. */
export async function verify({ store, verifier, say }: OperatorContext): Promise<ExitCode> {
  const found = await verifier.verify();
  if (found.kind !== 'intact') {
    say(faultText(found));
    return 1;
  }
  const { events, roots } = found;
  say(
    roots === 0
      ? `All ${events} events are as they were appended. No root is signed yet.`
      : `All ${events} events are as they were appended, and ${roots === 1 ? 'the signed root holds' : `all ${roots} signed roots hold`}.`,
  );
  // The check of the chains cannot miss a position there.
  if (!store.capabilities.densePositions)
    say('Events that are missing at the end of a stream show here only up to the newest signed root.');
  return 0;
}
