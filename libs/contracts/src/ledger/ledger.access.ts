import type { AccessRule } from '../access/access-rule';
import type { LedgerRouteId } from './ledger.paths';

const readers = {
  allow: { customer: 'own', partner: 'partners', superAdmin: 'all' },
  whileActing: 'allowed',
} as const satisfies AccessRule;
/** Update Financials: who manages customers sees the trial balances that came. */
const trialBalanceReaders = {
  allow: { customer: 'own', partner: 'partners', admin: 'all', superAdmin: 'all' },
  permission: 'customers.manage',
  whileActing: 'allowed',
} as const satisfies AccessRule;
const owner = { allow: { customer: 'own' } } as const satisfies AccessRule;

export const ledgerAccess = {
  'ledger.importStatus': trialBalanceReaders,
  'ledger.trialBalance': trialBalanceReaders,
  'ledger.trialBalanceReport': trialBalanceReaders,
  'ledger.financeData': readers,
  'ledger.saveFinanceData': owner,
  'ledger.headcounts': readers,
  // A channel partner may press Save on what the owner entered; what the boxes say is the owner's to change.
  'ledger.saveHeadcounts': { allow: { customer: 'own', partner: 'partners' } },
  'ledger.vatMultiplier': readers,
  'ledger.setVatMultiplier': owner,
  'ledger.placements': readers,
  'ledger.previewPlacement': readers,
  'ledger.placeAccount': owner,
  'ledger.undoPlacement': owner,
  'ledger.trust': readers,
} as const satisfies Record<LedgerRouteId, AccessRule>;
