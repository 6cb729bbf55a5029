import { accountsPaths } from '@keelson/contracts/accounts';
import { TextField } from '../../../ui/form/text-field';
import { useCustomersChangePersonalMutation } from '../customers.api';
import type { DetailsProps } from './details-props';
import { DetailsForm } from './details-form';
import { personalBody, personalValues, type PersonalValues } from './details-values';
import { useDetailsForm } from './use-details-form';

export function PersonalDetails({ details, readAgain }: DetailsProps) {
  const [change] = useCustomersChangePersonalMutation();
  const { id: accountId, name } = details;
  const state = useDetailsForm<PersonalValues>('personal-details', {
    newest: details,
    readAgain,
    valuesOf: personalValues,
    fieldsOf: (read) => [
      ['Name', read.name],
      ['Phone Number', read.phoneNumber],
    ],
    rules: () => import('./details-rules').then(({ personalRules }) => personalRules),
    save: async (values, version, confirmed) =>
      (await change({ accountId, body: personalBody(values), version, ...confirmed }).unwrap()).statusMessage,
  });
  const { form } = state;
  return (
    <DetailsForm
      details={state}
      label="Personal Details"
      customer={name}
      act={{ route: accountsPaths.changeCustomer.id, target: { accountId } }}
    >
      <TextField form={form} name="name" label="Name" autoComplete="off" />
      <TextField
        form={form}
        name="phoneNumber"
        label="Phone Number"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        hint="11 digits, beginning with 0"
      />
      <TextField form={form} name="email" label="Email Address" type="email" readOnly />
    </DetailsForm>
  );
}
