import { setVatMultiplierContract } from '@keelson/contracts/ledger';
import { schemaMessages } from '../ui/form/schema-messages';

export interface VatValues {
  readonly vatMultiplier: string;
}

export const vatRules = ({ vatMultiplier }: VatValues) =>
  schemaMessages<VatValues>(setVatMultiplierContract.schemas.body, { vatMultiplier: vatMultiplier.trim() });
