import { customerDetailsMessages as texts } from '@keelson/contracts/accounts';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { DetailsScreen } from '../../../details/details-screen';
import type { ShownDetails } from '../../../details/use-details-form';
import { type KnownDetails, useCustomersDetailsQuery } from '../customers.api';
import { CompanyDetails } from './company-details';
import { InitialAnswers } from './initial-answers';
import { PersonalDetails } from './personal-details';
import './customer-details.css';

const TABS = [
  ['personal', 'Personal Details'],
  ['company', 'Company Details'],
  ['answers', 'Answers to Initial Questionnaire'],
] as const;

function panelOf(tab: (typeof TABS)[number][0], shown: ShownDetails<KnownDetails>): ReactNode {
  switch (tab) {
    case 'personal':
      return <PersonalDetails {...shown} />;
    case 'company':
      return <CompanyDetails {...shown} />;
    case 'answers':
      return <InitialAnswers details={shown.newest} />;
  }
}

/** Staff see and change who a customer is, and read what was answered about the company. */
export function CustomerDetailsPage() {
  const { accountId = '' } = useParams();
  const read = useCustomersDetailsQuery(accountId);
  return (
    <DetailsScreen
      tabs={TABS}
      read={read}
      leadOf={({ name, businessOrCompanyName }) => `${name}, ${businessOrCompanyName}`}
      unavailable={texts.detailsUnavailable}
      back={paths.customers}
      panelOf={panelOf}
    />
  );
}
