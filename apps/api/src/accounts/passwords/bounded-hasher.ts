import { PasswordHasher, QueueFull } from '@keelson/vault';
import { busy } from '../../platform/wire/refusal';

/** Answers "busy" when more passwords wait to be compared than could be in time. */
export class BoundedHasher extends PasswordHasher {
  override hash(password: string): Promise<string> {
    return super.hash(password).catch(asBusy);
  }

  override verify(stored: string | undefined, password: string): Promise<boolean> {
    return super.verify(stored, password).catch(asBusy);
  }
}

function asBusy(error: unknown): never {
  throw error instanceof QueueFull ? busy() : error;
}
