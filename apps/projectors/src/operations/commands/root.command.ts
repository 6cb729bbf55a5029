import { faultText } from '../../verification/fault-text';
import type { ExitCode, OperatorContext } from './operator-context';

/** Signs a root over the log as it is now and prints the newest one as a line of JSON, to be kept elsewhere. */
export async function root({ verifier, say }: OperatorContext): Promise<ExitCode> {
  const outcome = await verifier.seal();
  if (outcome.kind === 'root-broken') {
    say(faultText(outcome));
    return 1;
  }
  if (outcome.root === undefined) {
    say('The log has no events yet.');
    return 1;
  }
  const { publicKey } = await verifier.key();
  say(JSON.stringify({ ...outcome.root, publicKey }));
  return 0;
}
