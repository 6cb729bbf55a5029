import { COMPANY_TYPE_NAMES, COMPANY_TYPES } from '@keelson/contracts/validation';
import { type ReactNode, useEffect } from 'react';
import { useReferenceSectorsQuery } from '../../../reference/reference.api';
import { SectorsUnavailable } from '../../../reference/sectors-unavailable';
import { type Option, SelectField } from '../../../ui/form/select-field';
import type { FormState } from '../../../ui/form/use-form';
import { useAccountsCompanyTypesQuery } from '../accounts.api';
import type { CompanyForm, CompanyValues } from '../company-values';
import { CompanyNameField } from './company-name-field';

const SHIPPED_TYPES: readonly Option[] = COMPANY_TYPES.map((value) => ({ value, label: COMPANY_TYPE_NAMES[value] }));

const useCompanyTypes = (): readonly Option[] => {
  const { data } = useAccountsCompanyTypesQuery();
  useEffect(() => {
    if (data) sessionStorage.setItem('companyTypeList', JSON.stringify(data));
  }, [data]);
  return data?.map(({ id, name }) => ({ value: id, label: name })) ?? SHIPPED_TYPES;
};

interface CompanyFieldsProps {
  readonly form: CompanyForm;
  /** What the form calls the name. */
  readonly nameLabel: string;
  /** Stands below the fields. */
  readonly children?: ReactNode;
}

export function CompanyFields({ form, nameLabel, children }: CompanyFieldsProps) {
  const types = useCompanyTypes();
  const sectors = useReferenceSectorsQuery();
  const options = (sectors.data ?? []).map(({ id, sector_name }) => ({ value: String(id), label: sector_name }));
  const whole: FormState<CompanyValues> = {
    ...form,
    summary: [],
    set: (name, value) => {
      // A name and a number of the register belong to the type that was searched in.
      if (name === 'companyType' && form.values.companyRegistrationNumber !== '') {
        form.set('companyName', '');
        form.set('companyRegistrationNumber', '');
      }
      form.set(name, value);
    },
  };
  return (
    <section className="k-form-part">
      <h2>Your company</h2>
      {sectors.isError && (
        <div className="k-form-notice">
          <SectorsUnavailable onRetry={() => void sectors.refetch()} />
        </div>
      )}
      <div className="k-form-columns">
        <SelectField form={whole} name="companyType" label="Company type" options={types} />
        <SelectField form={whole} name="sector" label="Sector" options={options} />
        <CompanyNameField form={form} label={nameLabel} />
      </div>
      {children}
    </section>
  );
}
