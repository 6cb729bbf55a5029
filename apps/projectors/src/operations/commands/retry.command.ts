import type { ExitCode, OperatorContext } from './operator-context';
import { retryStream } from '../../runtime/retry-stream';

/** Replays a parked stream for one projection or reactor. */
export async function retry(context: OperatorContext, name: string, streamId: string): Promise<ExitCode> {
  const outcome = await retryStream(context, name, streamId);
  switch (outcome.kind) {
    case 'retried':
      context.say(`${streamId} was replayed for ${name} and goes on.`);
      return 0;
    case 'still-failing':
      context.say(`${streamId} still fails at its version ${outcome.fromVersion}: ${outcome.reason}`);
      return 1;
    case 'not-parked':
      context.say(`${streamId} is not parked for ${name}.`);
      return 1;
    case 'unknown-projection':
      context.say(`There is no projection or reactor named ${name}.`);
      return 1;
    case 'busy':
      context.say(`${name} moved on too fast to step in. Try again.`);
      return 1;
  }
}
