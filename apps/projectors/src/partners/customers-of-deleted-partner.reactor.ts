import type { AccessEnded } from '@keelson/domain/deletion';
import type { Reactor } from '../runtime/reactor';
import { CUSTOMERS_OF_DELETED_PARTNER_QUEUE } from './customers-of-deleted-partner.job';

/** Any account that goes may be a channel partner's; nobody is the customer of another one. */
export const customersOfDeletedPartnerReactor: Reactor<AccessEnded> = {
  name: 'customers-of-deleted-partner',
  startsAt: 'beginning',
  handles: ['deletion.access-ended.v1'],
  react: ({ metadata }) => [{ queue: CUSTOMERS_OF_DELETED_PARTNER_QUEUE, data: { accountId: metadata.subjectId } }],
};
