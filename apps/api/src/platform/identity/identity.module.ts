import { Module } from '@nestjs/common';
import type { ApiConfiguration } from '@keelson/configuration';
import type { Clock } from '@keelson/kernel';
import { Vault } from '@keelson/vault';
import { CLOCK, CONFIGURATION } from '../tokens';
import { VaultModule } from '../vault/vault.module';
import { AccessTokens } from './access-tokens';
import { IdentityCookies } from './identity-cookies';
import { LiveSessions } from './live-sessions';
import { SessionResolver } from './session-resolver';

/** What tells from whom a request comes: cookies, access tokens and the sessions behind them. */
@Module({
  imports: [VaultModule],
  providers: [
    {
      provide: IdentityCookies,
      inject: [CONFIGURATION],
      useFactory: ({ publicUrl }: ApiConfiguration) => new IdentityCookies(publicUrl),
    },
    {
      provide: AccessTokens,
      inject: [CONFIGURATION],
      useFactory: ({ masterKeys, publicUrl }: ApiConfiguration) => new AccessTokens(masterKeys, publicUrl),
    },
    {
      provide: LiveSessions,
      inject: [Vault, CLOCK],
      useFactory: (vault: Vault, clock: Clock) => new LiveSessions(vault, clock),
    },
    SessionResolver,
  ],
  exports: [AccessTokens, IdentityCookies, LiveSessions, SessionResolver],
})
export class IdentityModule {}
