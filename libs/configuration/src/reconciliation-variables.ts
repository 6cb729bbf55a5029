import { wholePounds } from './text-formats';
import { variable } from './variable';

/** Limits of the reconciliation of payments. */
export const reconciliationVariables = {
  KEELSON_RECONCILIATION_ALONE_UP_TO: variable({
    about:
      'Up to how many pounds of a gap one person may settle a payment alone in the reconciliation; a larger adjustment needs a second person.',
    secret: false,
    example: '100',
    fallback: '50',
    schema: wholePounds,
  }),
} as const;
