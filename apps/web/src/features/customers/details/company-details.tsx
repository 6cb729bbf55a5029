import { accountsPaths, customerDetailsMessages as texts } from '@keelson/contracts/accounts';
import { COMPANY_TYPE_NAMES, COMPANY_TYPES } from '@keelson/contracts/validation';
import * as paths from '../../../client/paths';
import { DetailsForm } from '../../../details/details-form';
import type { ShownDetails } from '../../../details/use-details-form';
import { useReferenceSectorsQuery } from '../../../reference/reference.api';
import { SectorsUnavailable } from '../../../reference/sectors-unavailable';
import { type Option, SelectField } from '../../../ui/form/select-field';
import { TextField } from '../../../ui/form/text-field';
import { type KnownDetails, useCustomersChangeCompanyMutation } from '../customers.api';
import { companyBody, companyValues } from './details-values';

const TYPES: readonly Option[] = COMPANY_TYPES.map((value) => ({ value, label: COMPANY_TYPE_NAMES[value] }));

const labelIn = (options: readonly Option[], value: string): string =>
  options.find((each) => each.value === value)?.label ?? value;

export function CompanyDetails({ newest, readAgain }: ShownDetails<KnownDetails>) {
  const [change] = useCustomersChangeCompanyMutation();
  const sectors = useReferenceSectorsQuery();
  const { id: accountId, name, sector } = newest;
  const options: readonly Option[] = (sectors.data ?? [{ id: sector, sector_name: 'As it is now' }]).map((each) => ({
    value: String(each.id),
    label: each.sector_name,
  }));
  return (
    <>
      {sectors.isError && <SectorsUnavailable onRetry={() => void sectors.refetch()} />}
      <DetailsForm
        id="company-details"
        label="Company Details"
        person={{ name, kind: 'customer' }}
        back={paths.customers}
        act={{ route: accountsPaths.changeCompany.id, target: { accountId } }}
        newest={newest}
        readAgain={readAgain}
        valuesOf={companyValues}
        fieldsOf={(read) => [
          ['Business or company name', read.businessOrCompanyName],
          ['Company registration', read.companyRegistration],
          ['Sector', labelIn(options, String(read.sector))],
          ['Company type', labelIn(TYPES, read.companyType)],
        ]}
        rules={() => import('./details-rules').then(({ companyRules }) => companyRules)}
        missing={[texts.required]}
        save={async (values, version, confirmed) =>
          (await change({ accountId, body: companyBody(values), version, ...confirmed }).unwrap()).statusMessage
        }
      >
        {(form) => (
          <>
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
          </>
        )}
      </DetailsForm>
    </>
  );
}
