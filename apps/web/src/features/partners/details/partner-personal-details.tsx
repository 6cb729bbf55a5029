import { partnersMessages as texts, partnersPaths } from '@keelson/contracts/partners';
import * as paths from '../../../client/paths';
import { DetailsForm } from '../../../details/details-form';
import type { ShownDetails } from '../../../details/use-details-form';
import { TextField } from '../../../ui/form/text-field';
import { type KnownPartnerDetails, usePartnersChangeDetailsMutation } from '../partners.api';
import { personalBody, personalValues } from './partner-details-values';

const MISSING = [texts.firstNameRequired, texts.lastNameRequired, texts.mobileRequired];

export function PartnerPersonalDetails({ newest, readAgain }: ShownDetails<KnownPartnerDetails>) {
  const [change] = usePartnersChangeDetailsMutation();
  const { id: partnerId, firstName, lastName } = newest;
  return (
    <DetailsForm
      id="partner-personal-details"
      label="Personal Details"
      person={{ name: `${firstName} ${lastName}`, kind: 'channel partner' }}
      back={paths.channelManagement}
      act={{ route: partnersPaths.changeDetails.id, target: { partnerId } }}
      newest={newest}
      readAgain={readAgain}
      valuesOf={personalValues}
      fieldsOf={(read) => [
        ['First name', read.firstName],
        ['Last name', read.lastName],
        ['Phone Number', read.phoneNumber],
      ]}
      rules={() => import('./partner-details-rules').then(({ personalRules }) => personalRules)}
      missing={MISSING}
      save={async (values, version, confirmed) =>
        (await change({ partnerId, body: personalBody(values), version, ...confirmed }).unwrap()).statusMessage
      }
    >
      {(form) => (
        <>
          <TextField form={form} name="firstName" label="First name" autoComplete="off" />
          <TextField form={form} name="lastName" label="Last name" autoComplete="off" />
          <TextField
            form={form}
            name="phoneNumber"
            label="Phone Number"
            type="tel"
            inputMode="tel"
            autoComplete="off"
            hint="A number abroad will do as well"
          />
          <TextField form={form} name="email" label="Email Address" type="email" readOnly />
        </>
      )}
    </DetailsForm>
  );
}
