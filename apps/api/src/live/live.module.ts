import { Module, type OnModuleDestroy } from '@nestjs/common';
import type { EventHeadings, EventStore } from '@keelson/event-store';
import type { Clock } from '@keelson/kernel';
import { SealedPositions } from '@keelson/vault';
import type { Logger } from 'pino';
import type { Guard } from '../platform/access/guard';
import { PostgresCheckpoints } from '../platform/execution/postgres-checkpoints';
import { PartnerRelations } from '../platform/execution/partner-relations';
import { ReadModelReader } from '../platform/execution/read-model-reader';
import type { HttpLimits } from '../platform/http/limits';
import { DrainState } from '../platform/lifecycle/drain-state';
import { CLOCK, EVENT_HEADINGS, EVENT_STORE, GUARD, LIMITS, LOG } from '../platform/tokens';
import { LivePages } from './live-pages';
import { LiveController } from './live.controller';
import { PartnerCustomers } from './partner-customers';

type Given = [
  PostgresCheckpoints,
  ReadModelReader,
  PartnerRelations,
  DrainState,
  EventHeadings,
  EventStore,
  () => Guard,
  HttpLimits,
  Clock,
  Logger,
  SealedPositions,
];

const livePages = {
  provide: LivePages,
  inject: [
    PostgresCheckpoints,
    ReadModelReader,
    PartnerRelations,
    DrainState,
    EVENT_HEADINGS,
    EVENT_STORE,
    GUARD,
    LIMITS,
    CLOCK,
    LOG,
    SealedPositions,
  ],
  useFactory: (...given: Given) => {
    const [checkpoints, reader, relations, drain, headings, store, guard, { live }, clock, log, positions] = given;
    return new LivePages({
      checkpoints,
      customers: new PartnerCustomers(reader, relations),
      drain,
      headings,
      head: () => store.head(),
      guard,
      limits: live,
      clock,
      positions,
      onError: (error) => log.warn({ err: error }, 'the live pages could not look'),
    });
  },
};

/** Tells open pages what has changed. */
@Module({ controllers: [LiveController], providers: [livePages] })
export class LiveModule implements OnModuleDestroy {
  constructor(private readonly pages: LivePages) {}

  onModuleDestroy(): void {
    this.pages.close();
  }
}
