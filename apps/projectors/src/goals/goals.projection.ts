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
  version: 3,
  table: goalsTable,
  handles: [...REGISTRATION_TYPES, ...GOAL_TYPES, 'deletion.personal-data-erased.v1'],
  keyOf: (event) => event.metadata.subjectId,
  evolve(row, event) {
    if (event.type === 'accounts.customer-registered.v1' || event.type === 'accounts.company-signed-up.v1')
      return { account_id: event.metadata.subjectId, goals: [], version: 0, company_type: event.data.companyType };
    if (event.type === 'deletion.personal-data-erased.v1' || row === undefined) return null;
    return { ...row, goals: event.data.goals, version: event.version };
  },
};
