import { ERASED, type RetiredEventDefinitions } from '../event-definition';

/**
 * Versions that are no longer written. The first import failures held a sentence for people: it is kept word for word,
 * so that what somebody once read does not change with the texts of today. The first bank days could not tell a typed
 * day on which nothing moved from one that was taken back, and both counted as taken back; two amounts of nothing are
 * therefore read as not told, which the books of an accounting system read as nothing again.
 */
export const ledgerRetiredEvents: RetiredEventDefinitions = {
  // Of a company whose registration was not told the first version wrote the multiplier that was assumed: what holds is
  // found by the fold, which knows whether anybody ever stated one.
  'ledger.organisation-changed.v1': {
    personal: { organisationName: ERASED },
    to: 'ledger.organisation-changed.v2',
    upcast: (data) => data,
  },
  'ledger.import-failed.v1': {
    personal: {},
    to: 'ledger.import-failed.v2',
    upcast: ({ message, ...data }) => ({ ...data, failure: { code: 'recorded', message: message ?? '' } }),
  },
  'ledger.bank-day-recorded.v1': {
    personal: { received: 0, spent: 0 },
    to: 'ledger.bank-day-recorded.v2',
    upcast: ({ received, spent, ...data }) => {
      const untold = received === 0 && spent === 0;
      return { ...data, received: untold ? null : (received ?? 0), spent: untold ? null : (spent ?? 0) };
    },
  },
};
