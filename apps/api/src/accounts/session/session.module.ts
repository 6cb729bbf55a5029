import { Module } from '@nestjs/common';
import { SessionAuthority } from '../../platform/access/session-authority';
import { AccountRecordsModule } from '../records/account-records.module';
import { AccountStandings } from './account-standings';
import { EndActingHandler } from './acting/end-acting.command';
import { StartActingHandler } from './acting/start-acting.command';
import { EndSessionHandler } from './end-session.command';
import { GetMeHandler } from './get-me.query';
import { ListSessionsHandler } from './list-sessions.query';
import { OwnPasswordCheck } from './own-password';
import { Profiles } from './profile';
import { SessionController } from './session.controller';
import { SessionStarter } from './session-starter';
import { StepUpHandler } from './step-up.command';
import { VaultSessionAuthority } from './vault-session-authority';

/** Starting, looking after and ending sessions, whichever way somebody came in. */
@Module({
  imports: [AccountRecordsModule],
  controllers: [SessionController],
  providers: [
    Profiles,
    AccountStandings,
    SessionStarter,
    OwnPasswordCheck,
    StepUpHandler,
    EndSessionHandler,
    StartActingHandler,
    EndActingHandler,
    ListSessionsHandler,
    GetMeHandler,
    { provide: SessionAuthority, useClass: VaultSessionAuthority },
  ],
  exports: [AccountStandings, OwnPasswordCheck, Profiles, SessionAuthority, SessionStarter],
})
export class SessionModule {}
