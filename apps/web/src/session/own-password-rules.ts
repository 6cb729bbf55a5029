import { stepUpContract } from '@keelson/contracts/session';
import { schemaMessages } from '../ui/form/schema-messages';

/** A form that asks for the own password before an act. */
export interface OwnPassword {
  readonly password: string;
}

export const ownPasswordRules = ({ password }: OwnPassword) =>
  schemaMessages<OwnPassword>(stepUpContract.schemas.body, { password });
