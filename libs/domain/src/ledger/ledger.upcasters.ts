import type { RetiredEventDefinitions } from '../event-definition';

/**
 * Versions that are no longer written. The first import failures held a sentence for people: it is kept word for word,
 * so that what somebody once read does not change with the texts of today.
 */
export const ledgerRetiredEvents: RetiredEventDefinitions = {
  'ledger.import-failed.v1': {
    personal: {},
    to: 'ledger.import-failed.v2',
    upcast: ({ message, ...data }) => ({ ...data, failure: { code: 'recorded', message: message ?? '' } }),
  },
};
