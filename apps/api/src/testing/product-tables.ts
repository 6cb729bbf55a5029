import type { TableDefinition } from '@keelson/read-models';
import { accountProfilesTable } from '@keelson/read-models/accounts';
import { accountHistoryTable, actorNamesTable } from '@keelson/read-models/audit';
import { billingStandingsTable, paymentsTable } from '@keelson/read-models/billing';
import { connectionsTable } from '@keelson/read-models/connections';
import { customersTable } from '@keelson/read-models/customers';
import { enquiriesTable } from '@keelson/read-models/enquiries';
import { peerFiguresTable } from '@keelson/read-models/figures';
import { goalsTable } from '@keelson/read-models/goals';
import { journeyStandingsTable, journeyStepTimesTable } from '@keelson/read-models/journeys';
import { ledgersTable } from '@keelson/read-models/ledger';
import { genericAnswersTable, onboardingProgressTable } from '@keelson/read-models/onboarding';
import { operatorRequestsTable } from '@keelson/read-models/operations';
import { channelPartnersTable } from '@keelson/read-models/partners';
import { watchedSectionsTable } from '@keelson/read-models/sections';

/** Every read-model table of the product, for tests in which no projector makes them. */
export const productTables: readonly TableDefinition<never>[] = [
  accountHistoryTable,
  accountProfilesTable,
  channelPartnersTable,
  actorNamesTable,
  billingStandingsTable,
  paymentsTable,
  connectionsTable,
  customersTable,
  enquiriesTable,
  genericAnswersTable,
  journeyStandingsTable,
  ledgersTable,
  journeyStepTimesTable,
  onboardingProgressTable,
  operatorRequestsTable,
  goalsTable,
  peerFiguresTable,
  watchedSectionsTable,
];
