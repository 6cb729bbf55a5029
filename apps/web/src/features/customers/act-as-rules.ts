import { startActingContract } from '@keelson/contracts/session';
import { schemaMessages } from '../../ui/form/schema-messages';

/** Why a member of staff acts for a customer. */
export interface ReasonToAct {
  readonly reason: string;
}

export const actAsRules = (accountId: string) => (values: ReasonToAct) =>
  schemaMessages<ReasonToAct>(startActingContract.schemas.body, { accountId, ...values });
