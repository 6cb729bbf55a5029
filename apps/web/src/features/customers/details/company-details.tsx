import { accountsPaths } from '@keelson/contracts/accounts';
import { COMPANY_TYPE_NAMES, COMPANY_TYPES } from '@keelson/contracts/validation';
import { useReferenceSectorsQuery } from '../../../reference/reference.api';
import { SectorsUnavailable } from '../../../reference/sectors-unavailable';
import { type Option, SelectField } from '../../../ui/form/select-field';
import { TextField } from '../../../ui/form/text-field';
import { useCustomersChangeCompanyMutation } from '../customers.api';
import { DetailsForm } from './details-form';
import type { DetailsProps } from './details-props';
import { companyBody, type CompanyDetailsValues, companyValues } from './details-values';
import { useDetailsForm } from './use-details-form';

const TYPES: readonly Option[] = COMPANY_TYPES.map((value) => ({ value, label: COMPANY_TYPE_NAMES[value] }));

const labelIn = (options: readonly Option[], value: string): string =>
  options.find((each) => each.value === value)?.label ?? value;

export function CompanyDetails({ details, readAgain }: DetailsProps) {
  const [change] = useCustomersChangeCompanyMutation();
  const sectors = useReferenceSectorsQuery();
  const { id: accountId, name, sector } = details;
  const options: readonly Option[] = (sectors.data ?? [{ id: sector, sector_name: 'As it is now' }]).map((each) => ({
    value: String(each.id),
    label: each.sector_name,
  }));
  const state = useDetailsForm<CompanyDetailsValues>('company-details', {
    newest: details,
    readAgain,
    valuesOf: companyValues,
    fieldsOf: (read) => [
      ['Business or company name', read.businessOrCompanyName],
      ['Company registration', read.companyRegistration],
      ['Sector', labelIn(options, String(read.sector))],
      ['Company type', labelIn(TYPES, read.companyType)],
    ],
    rules: () => import('./details-rules').then(({ companyRules }) => companyRules),
    save: async (values, version, confirmed) =>
      (await change({ accountId, body: companyBody(values), version, ...confirmed }).unwrap()).statusMessage,
  });
  const { form } = state;
  return (
    <>
      {sectors.isError && <SectorsUnavailable onRetry={() => void sectors.refetch()} />}
      <DetailsForm
        details={state}
        label="Company Details"
        customer={name}
        act={{ route: accountsPaths.changeCompany.id, target: { accountId } }}
      >
        <TextField form={form} name="businessOrCompanyName" label="Business or company name" autoComplete="off" />
        <TextField
          form={form}
          name="companyRegistration"
          label="Company registration"
          autoComplete="off"
          hint="The number at Companies House; sole traders and other partnerships have none"
        />
        <SelectField form={form} name="sector" label="Sector" options={options} />
        <SelectField form={form} name="companyType" label="Company type" options={TYPES} />
      </DetailsForm>
    </>
  );
}
