import { companiesMessages } from '@keelson/contracts/companies';
import { Fragment, useState } from 'react';
import { Callout } from '../../../ui/card/callout';
import { SuggestField } from '../../../ui/form/suggest-field';
import type { Suggestion } from '../../../ui/form/suggestion';
import { TextField } from '../../../ui/form/text-field';
import { asksForRegistrationNumber, type CompanyForm, isCompanyType } from '../company-values';
import { useCompanySuggestions } from '../use-company-suggestions';

type Company = ReturnType<typeof useCompanySuggestions>['companies'][number];

const suggestionOf = ({ companyName, companyNumber, address, matches }: Company): Suggestion => {
  const ends = [0, ...matches.flatMap(({ from, to }) => [from, to]), companyName.length];
  return {
    key: companyNumber,
    label: ends.slice(1).map((to, index) => {
      const part = companyName.slice(ends[index], to);
      return index % 2 === 1 ? <mark key={to + index}>{part}</mark> : <Fragment key={to + index}>{part}</Fragment>;
    }),
    detail: address === '' ? companyNumber : `${companyNumber}, ${address}`,
  };
};

interface CompanyNameFieldProps {
  readonly form: CompanyForm;
  readonly label: string;
}

/** Name and number of a company: found in the register, or typed where there is none or it does not answer. */
export function CompanyNameField({ form, label }: CompanyNameFieldProps) {
  const [byHand, setByHand] = useState(false);
  const { companyType, companyName, companyRegistrationNumber: number } = form.values;
  const registered = asksForRegistrationNumber(companyType);
  const wanted = isCompanyType(companyType) && registered && number === '' && !byHand;
  const { state, companies, retry } = useCompanySuggestions({ companyType, companyName }, wanted);
  const whole = { ...form, summary: [] };
  if (!registered || byHand)
    return (
      <>
        <TextField form={whole} name="companyName" label={label} autoComplete="organization" />
        {registered && (
          <TextField
            form={whole}
            name="companyRegistrationNumber"
            label="Company registration number"
            autoComplete="off"
            maxLength={8}
            hint="8 characters, as on your certificate of incorporation"
          />
        )}
      </>
    );
  const pick = (index: number): void => {
    const company = companies[index];
    if (company === undefined) return;
    form.set('companyName', company.companyName);
    form.set('companyRegistrationNumber', company.companyNumber);
  };
  const type = (text: string): void => {
    form.set('companyName', text);
    if (number !== '') form.set('companyRegistrationNumber', '');
  };
  return (
    <>
      <SuggestField
        form={form}
        name="companyName"
        label={label}
        hint={
          isCompanyType(companyType)
            ? 'Type three letters, then choose it from the list'
            : 'Choose the company type first'
        }
        state={state}
        suggestions={companies.map(suggestionOf)}
        onType={type}
        onPick={pick}
      />
      <TextField
        form={whole}
        name="companyRegistrationNumber"
        label="Company registration number"
        autoComplete="off"
        readOnly
        hint="Filled in from Companies House"
      />
      {state === 'failed' && (
        <div className="k-form-wide">
          <Callout tone="negative" live>
            {companiesMessages.searchFailed}.{' '}
            <button type="button" className="k-text-button" onClick={retry}>
              Try again
            </button>{' '}
            or{' '}
            <button type="button" className="k-text-button" onClick={() => setByHand(true)}>
              type name and number yourself
            </button>
            .
          </Callout>
        </div>
      )}
    </>
  );
}
