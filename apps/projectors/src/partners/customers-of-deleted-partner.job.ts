import { accountDecider, accountStream, DEFAULT_PARTNER } from '@keelson/domain/accounts';
import type { EventStore } from '@keelson/event-store';
import { uuidV5 } from '@keelson/event-store/codec';
import { accepted } from '@keelson/kernel';
import { PARTNER_RELATIONS } from '@keelson/read-models';
import type { Pool } from 'pg';
import type { JobHandler } from '../runtime/job';
import type { Deciding } from '../runtime/worker-runner';

export const CUSTOMERS_OF_DELETED_PARTNER_QUEUE = 'partner-customers-move';

interface Moving extends Deciding {
  readonly store: Pick<EventStore, 'head'>;
  readonly pool: Pool;
}

/**
 * The customers of a channel partner who is deleted go to the default partner (decision 4.92); mails follow from the
 * events. Who has chosen another partner meanwhile keeps that one.
 */
export const customersOfDeletedPartnerJob: JobHandler<{ readonly accountId: string }, Moving> = {
  queue: CUSTOMERS_OF_DELETED_PARTNER_QUEUE,
  retry: { limit: 20, delaySeconds: 2, deadlineSeconds: 60 },
  outlivesAccount: true,
  async handle({ accountId: partnerId }, { runner, store, pool, jobId }) {
    for (const customerId of await customersOf(partnerId, { store, pool })) {
      const commandId = uuidV5(jobId, customerId);
      await runner.record({
        decider: {
          ...accountDecider,
          decide: (command: { readonly name: 'AssignPartner' }, state: typeof accountDecider.initialState) =>
            state.partnerId === partnerId
              ? accountDecider.decide({ ...command, partnerId: DEFAULT_PARTNER.id, byCode: false }, state)
              : accepted([]),
        },
        streamId: accountStream(customerId),
        command: { name: 'AssignPartner' } as const,
        partitionKey: customerId,
        context: {
          commandId,
          correlationId: jobId,
          causationId: jobId,
          actor: { kind: 'system', id: CUSTOMERS_OF_DELETED_PARTNER_QUEUE },
          subjectId: customerId,
        },
      });
    }
  },
};

/** @throws Error while the relations are behind the log: to be tried again. */
async function customersOf(partnerId: string, { store, pool }: Pick<Moving, 'store' | 'pool'>) {
  const head = await store.head();
  const { rowCount } = await pool.query('SELECT FROM read_model.checkpoints WHERE projection = $1 AND position >= $2', [
    PARTNER_RELATIONS,
    head,
  ]);
  if (rowCount !== 1) throw new Error('the relations of partners are behind the log');
  const { rows } = await pool.query<{ customer_id: string }>(
    'SELECT customer_id FROM read_model.partner_relations WHERE partner_id = $1 ORDER BY customer_id',
    [partnerId],
  );
  return rows.map(({ customer_id }) => customer_id);
}
