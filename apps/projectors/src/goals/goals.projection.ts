import { REGISTRATION_TYPES, type RegistrationEvent } from '@keelson/domain/accounts';
import type { PersonalDataErased } from '@keelson/domain/deletion';
import { type GoalEvent, goalEventDefinitions } from '@keelson/domain/goals';
import { type GoalsRow, goalsTable } from '@keelson/read-models/goals';
import type { Projection } from '../runtime/projection';

type RowEvent = RegistrationEvent | GoalEvent | PersonalDataErased;

const GOAL_TYPES = Object.keys(goalEventDefinitions) as readonly GoalEvent['type'][];

/** One row a customer, made by the registration: the goals as they were set last. */
export const goalsProjection: Projection<RowEvent, GoalsRow> = {
  name: 'goals',
  version: 4,
  table: goalsTable,
  handles: [...REGISTRATION_TYPES, ...GOAL_TYPES, 'deletion.personal-data-erased.v1'],
  keyOf: (event) => event.metadata.subjectId,
  evolve(row, event) {
    switch (event.type) {
      case 'accounts.customer-registered.v1':
      case 'accounts.company-signed-up.v1':
        return {
          ...NOTHING_SET,
          account_id: event.metadata.subjectId,
          company_type: event.data.companyType,
        };
      case 'goals.set.v1':
        return row ? { ...row, goals: event.data.goals, version: event.version } : null;
      case 'goals.withdrawal-tax-assumed.v1':
        return row ? { ...row, withdrawal_tax: event.data.percent, version: event.version } : null;
      case 'deletion.personal-data-erased.v1':
        return null;
    }
  },
};

const NOTHING_SET = { goals: [], version: 0, withdrawal_tax: '0' } as const;
