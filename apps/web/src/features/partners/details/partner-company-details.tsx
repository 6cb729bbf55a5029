import { partnersMessages as texts, partnersPaths } from '@keelson/contracts/partners';
import * as paths from '../../../client/paths';
import { DetailsForm } from '../../../details/details-form';
import type { ShownDetails } from '../../../details/use-details-form';
import { TextField } from '../../../ui/form/text-field';
import { type KnownPartnerDetails, usePartnersChangeCompanyMutation } from '../partners.api';
import { companyValues } from './partner-details-values';

export function PartnerCompanyDetails({ newest, readAgain }: ShownDetails<KnownPartnerDetails>) {
  const [change] = usePartnersChangeCompanyMutation();
  const { id: partnerId, firstName, lastName } = newest;
  return (
    <DetailsForm
      id="partner-company-details"
      label="Company Details"
      person={{ name: `${firstName} ${lastName}`, kind: 'channel partner' }}
      back={paths.channelManagement}
      act={{ route: partnersPaths.changeCompany.id, target: { partnerId } }}
      newest={newest}
      readAgain={readAgain}
      valuesOf={companyValues}
      fieldsOf={(read) => [
        ['Business or company name', read.businessOrCompanyName],
        ['Web address', read.webAddress],
      ]}
      rules={() => import('./partner-details-rules').then(({ companyRules }) => companyRules)}
      missing={[texts.required]}
      save={async (body, version, confirmed) =>
        (await change({ partnerId, body, version, ...confirmed }).unwrap()).statusMessage
      }
    >
      {(form) => (
        <>
          <TextField
            form={form}
            name="businessOrCompanyName"
            label="Business or company name"
            autoComplete="off"
            hint="Letters, digits and spaces. The partner’s customers see this name"
          />
          <TextField
            form={form}
            name="webAddress"
            label="Web address"
            type="url"
            autoComplete="off"
            placeholder="https://"
            hint="Empty if there is none"
          />
        </>
      )}
    </DetailsForm>
  );
}
