import { PLAN_TERMS } from '@keelson/domain/billing';
import type { PersonalDataErased } from '@keelson/domain/deletion';
import { paymentsTable } from '@keelson/read-models/payments';
import type { Purge } from '../runtime/projection';

/** Who paid, once that is nobody's business any more. */
export const ERASED_PAYER = { name: 'Erased user', email: '', company_name: '' } as const;

const TITLE = `CASE plan ${Object.values(PLAN_TERMS)
  .map(({ plan, title }) => `WHEN '${plan}' THEN '${title}'`)
  .join(' ')} END`;
const spaced = (text: string): string => `coalesce(' ' || nullif(${text}, ''), '')`;

/** What is searched is put together as `searchOf` of the projection does it. */
const NAMELESS = (payments: string): string => `
UPDATE ${payments} SET name = $2, email = '', company_name = '',
  search = lower(${['$2::text', 'plan', TITLE, 'payment_id', 'invoice_id', 'invoice_number'].map(spaced).join(' || ')})
WHERE account_id = $1`;

/** An erasure takes the person out of the payments; what was paid stays. */
export const payerPurge: Purge<PersonalDataErased> = {
  on: 'deletion.personal-data-erased.v1',
  statements: ({ metadata: { subjectId } }, named) => [
    { text: NAMELESS(named(paymentsTable)), values: [subjectId, ERASED_PAYER.name] },
  ],
};
