import { Injectable } from '@nestjs/common';
import { limitedFrom } from '@keelson/domain/accounts';
import { type Session, Vault } from '@keelson/vault';
import { LiveSessions } from '../../platform/identity/live-sessions';
import { Profiles } from './profile';

/** After a trial a session may pay, delete the account or leave, and nothing else. */
@Injectable()
export class TrialLimits {
  constructor(
    private readonly profiles: Profiles,
    private readonly vault: Vault,
    private readonly live: LiveSessions,
  ) {}

  /**
   * Whether a session that seems limited still is: what was paid or granted since it began stands in the log, and is
   * kept with the session, so that only sessions after a trial ever ask for it.
   */
  async stillHolds({ id, accountId, limitedFrom: known }: Session, now: Date): Promise<boolean> {
    const from = limitedFrom(await this.profiles.situationOf(accountId, now));
    if (from?.getTime() !== known?.getTime()) {
      await this.vault.sessions.limit(id, from);
      this.live.forget(id);
    }
    return from !== undefined && from <= now;
  }
}
