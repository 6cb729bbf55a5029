import { changeCompanyContract, changeCustomerContract } from '@keelson/contracts/accounts';
import { schemaMessages } from '../../../ui/form/schema-messages';
import { companyBody, type CompanyDetailsValues, personalBody, type PersonalValues } from './details-values';

export const personalRules = (values: PersonalValues) =>
  schemaMessages<PersonalValues>(changeCustomerContract.schemas.body, personalBody(values));

export const companyRules = (values: CompanyDetailsValues) =>
  schemaMessages<CompanyDetailsValues>(changeCompanyContract.schemas.body, companyBody(values));
