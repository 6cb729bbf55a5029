import { changePartnerCompanyContract, changePartnerDetailsContract } from '@keelson/contracts/partners';
import { schemaMessages } from '../../../ui/form/schema-messages';
import { type PartnerCompanyValues, type PartnerPersonalValues, personalBody } from './partner-details-values';

export const personalRules = (values: PartnerPersonalValues) =>
  schemaMessages<PartnerPersonalValues>(changePartnerDetailsContract.schemas.body, personalBody(values));

export const companyRules = (values: PartnerCompanyValues) =>
  schemaMessages<PartnerCompanyValues>(changePartnerCompanyContract.schemas.body, values);
