import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import type { ApiConfiguration } from '@keelson/configuration';
import { Breakers } from '@keelson/integrations';
import type { Clock } from '@keelson/kernel';
import type { Logger } from 'pino';
import type { Guard } from './access/guard';
import { RecordReadingHandler } from './access/record-reading.command';
import { RouteInventory } from './access/route-inventory';
import { DocsController } from './docs/docs.controller';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { PartnerRelations } from './execution/partner-relations';
import { PostgresCheckpoints } from './execution/postgres-checkpoints';
import { ReadModelReader } from './execution/read-model-reader';
import { SealedPositions, SealedTexts } from '@keelson/vault';
import { RowSecuredReader } from './execution/row-secured-reader';
import { HealthController } from './health/health.controller';
import { ReadinessProbe } from './health/readiness';
import { CspReportController } from './http/csp-report.controller';
import type { HttpLimits } from './http/limits';
import { SecurityHeaders } from './http/security-headers';
import { IdentityModule } from './identity/identity.module';
import { BackgroundWork } from './lifecycle/background-work';
import { DrainState } from './lifecycle/drain-state';
import { Databases } from './persistence/databases';
import { logVerifier } from './persistence/log-verifier';
import type { Services } from './persistence/open-services';
import { VaultModule } from './vault/vault.module';
import { SearchEnginesController } from './web/search-engines.controller';
import {
  CLOCK,
  CONFIGURATION,
  EVENT_HEADINGS,
  EVENT_STORE,
  GUARD,
  LIMITS,
  LOG,
  LOG_VERIFIER,
  SUBJECT_KEYS,
} from './tokens';

export interface PlatformParts {
  readonly configuration: ApiConfiguration;
  readonly clock: Clock;
  readonly log: Logger;
  readonly services: Services;
  readonly headers: SecurityHeaders;
  readonly inventory: RouteInventory;
  readonly drain: DrainState;
  readonly guard: () => Guard;
  readonly limits: HttpLimits;
  readonly slices: readonly Type[];
}

/** The root: what every slice may inject, the platform's own routes, and the slices. */
@Module({})
export class PlatformModule {
  static of(parts: PlatformParts): DynamicModule {
    const { configuration, clock, log, services, headers, inventory, drain, guard, limits, slices } = parts;
    const {
      databases,
      subjectKeys,
      store,
      codec,
      commandHash,
      positions,
      places,
      checkpoints,
      watch,
      readConnections,
    } = services;
    const onGivenUp = (streamId: string) => log.warn({ streamId }, 'a command was given up: others kept writing');
    const runner = new DeciderRunner({ store, codec, commandHash, onGivenUp });
    const relations = new PartnerRelations(store, store.headings, checkpoints);
    const reader = new RowSecuredReader(readConnections, watch, relations);
    const shared = [
      { provide: CONFIGURATION, useValue: configuration },
      { provide: CLOCK, useValue: clock },
      { provide: LOG, useValue: log },
      { provide: Breakers, useValue: new Breakers(clock) },
      { provide: Databases, useValue: databases },
      { provide: SUBJECT_KEYS, useValue: subjectKeys },
      { provide: EVENT_STORE, useValue: store },
      { provide: LOG_VERIFIER, useValue: logVerifier(store, subjectKeys) },
      { provide: EVENT_HEADINGS, useValue: store.headings },
      { provide: GUARD, useValue: guard },
      { provide: LIMITS, useValue: limits },
      { provide: DrainState, useValue: drain },
      { provide: PostgresCheckpoints, useValue: checkpoints },
      { provide: SealedPositions, useValue: positions },
      { provide: SealedTexts, useValue: places },
      { provide: DeciderRunner, useValue: runner },
      { provide: PartnerRelations, useValue: relations },
      { provide: ReadModelReader, useValue: reader },
    ];
    return {
      module: PlatformModule,
      global: true,
      imports: [CqrsModule.forRoot(), VaultModule, IdentityModule, ...slices],
      controllers: [HealthController, CspReportController, DocsController, SearchEnginesController],
      providers: [
        ...shared,
        BackgroundWork,
        RecordReadingHandler,
        { provide: SecurityHeaders, useValue: headers },
        { provide: RouteInventory, useValue: inventory },
        {
          provide: ReadinessProbe,
          useValue: new ReadinessProbe({ pool: databases.app, store, checkpoints, drain, clock }),
        },
      ],
      exports: [CqrsModule, VaultModule, IdentityModule, BackgroundWork, ...shared.map(({ provide }) => provide)],
    };
  }
}
