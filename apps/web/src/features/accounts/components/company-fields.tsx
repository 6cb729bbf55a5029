import { COMPANY_TYPE_NAMES, COMPANY_TYPES } from '@keelson/contracts/accounts';
import { referenceMessages } from '@keelson/contracts/reference';
import { useEffect } from 'react';
import { Callout } from '../../../ui/card/callout';
import { type Option, SelectField } from '../../../ui/form/select-field';
import { TextField } from '../../../ui/form/text-field';
import type { FormState } from '../../../ui/form/use-form';
import { useAccountsCompanyTypesQuery, useAccountsSectorsQuery } from '../accounts.api';
import { asksForRegistrationNumber, type RegisterValues } from '../register-values';

const SHIPPED_TYPES: readonly Option[] = COMPANY_TYPES.map((value) => ({ value, label: COMPANY_TYPE_NAMES[value] }));

const useCompanyTypes = (): readonly Option[] => {
  const { data } = useAccountsCompanyTypesQuery();
  useEffect(() => {
    if (data) sessionStorage.setItem('companyTypeList', JSON.stringify(data));
  }, [data]);
  return data?.map(({ id, name }) => ({ value: id, label: name })) ?? SHIPPED_TYPES;
};

export function CompanyFields({ form }: { readonly form: FormState<RegisterValues> }) {
  const types = useCompanyTypes();
  const sectors = useAccountsSectorsQuery();
  const options = (sectors.data ?? []).map(({ id, sector_name }) => ({ value: String(id), label: sector_name }));
  return (
    <section className="k-form-part">
      <h2>Your company</h2>
      {sectors.isError && (
        <div className="k-form-notice">
          <Callout tone="negative" live>
            {referenceMessages.sectorsUnavailable}.{' '}
            <button type="button" className="k-text-button" onClick={() => void sectors.refetch()}>
              Try again
            </button>
          </Callout>
        </div>
      )}
      <div className="k-form-columns">
        <TextField form={form} name="companyName" label="Company name" autoComplete="organization" />
        <SelectField form={form} name="companyType" label="Company type" options={types} />
        <SelectField form={form} name="sector" label="Sector" options={options} />
        {asksForRegistrationNumber(form.values.companyType) && (
          <TextField
            form={form}
            name="companyRegistrationNumber"
            label="Company registration number"
            autoComplete="off"
            maxLength={8}
            hint="8 characters, as at Companies House"
          />
        )}
      </div>
    </section>
  );
}
