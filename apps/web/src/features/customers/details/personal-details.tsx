import { accountsPaths, customerDetailsMessages as texts, customerPhoneMessages } from '@keelson/contracts/accounts';
import * as paths from '../../../client/paths';
import { DetailsForm } from '../../../details/details-form';
import type { ShownDetails } from '../../../details/use-details-form';
import { TextField } from '../../../ui/form/text-field';
import { type KnownDetails, useCustomersChangePersonalMutation } from '../customers.api';
import { personalBody, personalValues } from './details-values';

export function PersonalDetails({ newest, readAgain }: ShownDetails<KnownDetails>) {
  const [change] = useCustomersChangePersonalMutation();
  const { id: accountId, name } = newest;
  return (
    <DetailsForm
      id="personal-details"
      label="Personal Details"
      person={{ name, kind: 'customer' }}
      back={paths.customers}
      act={{ route: accountsPaths.changeCustomer.id, target: { accountId } }}
      newest={newest}
      readAgain={readAgain}
      valuesOf={personalValues}
      fieldsOf={(read) => [
        ['Name', read.name],
        ['Phone Number', read.phoneNumber],
      ]}
      rules={() => import('./details-rules').then(({ personalRules }) => personalRules)}
      missing={[texts.required, customerPhoneMessages.missing]}
      save={async (values, version, confirmed) =>
        (await change({ accountId, body: personalBody(values), version, ...confirmed }).unwrap()).statusMessage
      }
    >
      {(form) => (
        <>
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
        </>
      )}
    </DetailsForm>
  );
}
