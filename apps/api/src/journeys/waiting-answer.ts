import type { waitingCustomer } from '@keelson/contracts/journeys';
import type { WaitingCustomer } from '@keelson/read-models/journeys';
import type { z } from 'zod';

type Answer = z.input<typeof waitingCustomer>;

export const waitingAnswer = (row: WaitingCustomer): Answer => ({
  id: row.account_id,
  name: row.name,
  companyName: row.company_name,
  email: row.email,
  step: row.step,
  status: row.step_status,
  since: row.since,
  startedAt: row.started_at,
  stuck: row.stuck,
  events: row.last_event_number,
  lastEvent: {
    what: row.last_event,
    step: row.last_event_step,
    at: row.last_event_at,
    position: row.last_event_position,
  },
  refusals: row.refusals,
  lastRefusal: lastRefusal(row),
});

function lastRefusal(row: WaitingCustomer): Answer['lastRefusal'] {
  const { refusal_step: step, refusal_code: code, refusal_at: at, refusal_position: position } = row;
  return step === null || code === null || at === null || position === null ? null : { step, code, at, position };
}
