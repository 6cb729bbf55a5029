import { Module } from '@nestjs/common';
import type { ApiConfiguration } from '@keelson/configuration';
import { openVault, PasswordHasher, Vault } from '@keelson/vault';
import { RequestLimits } from '../limits/request-limits';
import { Databases } from '../persistence/databases';
import { CONFIGURATION } from '../tokens';
import { warmHasher } from './bounded-hasher';
import { SentForms } from './sent-forms';

@Module({
  providers: [
    {
      provide: Vault,
      inject: [Databases, CONFIGURATION],
      useFactory: ({ app, keys }: Databases, { masterKeys }: ApiConfiguration) =>
        openVault({ pool: app, keysPool: keys, masterKeys }),
    },
    { provide: PasswordHasher, useFactory: () => warmHasher() },
    RequestLimits,
    SentForms,
  ],
  exports: [Vault, PasswordHasher, RequestLimits, SentForms],
})
export class VaultModule {}
