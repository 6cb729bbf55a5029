import type { CalculationSaver } from '@keelson/vocabulary';

const PARTNERS = 'cp';

/** The account of a list's id, and who saved. */
export const savedListOf = (id: string): { readonly accountId: string; readonly savedBy: CalculationSaver } =>
  id.endsWith(PARTNERS)
    ? { accountId: id.slice(0, -PARTNERS.length), savedBy: 'partner' }
    : { accountId: id, savedBy: 'owner' };

/** The id of a list: that of the account, with `cp` behind it for what the channel partner saved (finance §7). */
export const savedListId = (accountId: string, savedBy: CalculationSaver): string =>
  savedBy === 'partner' ? `${accountId}${PARTNERS}` : accountId;
