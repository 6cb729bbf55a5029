import { type HasherLane, PasswordHasher, QueueFull } from '@keelson/vault';
import { busy } from '../wire/refusal';

/** Answers "busy" when more passwords wait to be compared than could be in time. */
export class BoundedHasher extends PasswordHasher {
  override hash(password: string, lane?: HasherLane): Promise<string> {
    return super.hash(password, lane).catch(asBusy);
  }

  override verify(stored: string | undefined, password: string, lane?: HasherLane): Promise<boolean> {
    return super.verify(stored, password, lane).catch(asBusy);
  }
}

/** One whose first comparison takes no longer than the others. */
export async function warmHasher(): Promise<PasswordHasher> {
  const hasher = new BoundedHasher();
  await hasher.warmUp();
  return hasher;
}

function asBusy(error: unknown): never {
  throw error instanceof QueueFull ? busy() : error;
}
