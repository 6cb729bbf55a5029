import { partnersMessages as texts } from '@keelson/contracts/partners';
import { useParams } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { DetailsScreen } from '../../../details/details-screen';
import { usePartnersDetailsQuery } from '../partners.api';
import { PartnerCompanyDetails } from './partner-company-details';
import { PartnerPersonalDetails } from './partner-personal-details';

const TABS = [
  ['personal', 'Personal Details'],
  ['company', 'Company Details'],
] as const;

/** Super admins see and change who a channel partner is. Partners answer no questionnaire about a company. */
export function PartnerDetailsPage() {
  const { partnerId = '' } = useParams();
  const read = usePartnersDetailsQuery(partnerId);
  return (
    <DetailsScreen
      tabs={TABS}
      read={read}
      leadOf={({ firstName, lastName, businessOrCompanyName }) => `${firstName} ${lastName}, ${businessOrCompanyName}`}
      unavailable={texts.detailsUnavailable}
      back={paths.channelManagement}
      panelOf={(tab, shown) =>
        tab === 'personal' ? <PartnerPersonalDetails {...shown} /> : <PartnerCompanyDetails {...shown} />
      }
    />
  );
}
