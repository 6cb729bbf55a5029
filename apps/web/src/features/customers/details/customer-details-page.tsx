import { customerDetailsMessages as texts } from '@keelson/contracts/accounts';
import { useParams, useSearchParams } from 'react-router-dom';
import { Card } from '../../../ui/card/card';
import { ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { PageHeader } from '../../../ui/page/page-header';
import { ViewTabs } from '../../../ui/tabs/view-tabs';
import { useCustomersDetailsQuery } from '../customers.api';
import { CompanyDetails } from './company-details';
import { BackToAdminPage } from './details-form';
import { InitialAnswers } from './initial-answers';
import { PersonalDetails } from './personal-details';
import './customer-details.css';

const TABS = [
  ['personal', 'Personal Details'],
  ['company', 'Company Details'],
  ['answers', 'Answers to Initial Questionnaire'],
] as const;

type Tab = (typeof TABS)[number][0];

/** Staff see and change who a customer is, and read what was answered about the company. */
export function CustomerDetailsPage() {
  const { accountId = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const tab: Tab = TABS.find(([each]) => each === query.get('tab'))?.[0] ?? 'personal';
  const { currentData: details, error, refetch } = useCustomersDetailsQuery(accountId);
  const readAgain = () => refetch().unwrap();
  const shown = (each: Tab) => ({ hidden: each !== tab });
  return (
    <>
      <PageHeader
        title="User Details"
        lead={details ? `${details.name}, ${details.businessOrCompanyName}` : 'Loading'}
        actions={
          <ViewTabs
            label="Details"
            views={TABS}
            view={tab}
            // At once, so that the next press knows of it.
            onChange={(to) => setQuery({ tab: to }, { replace: true, flushSync: true })}
          />
        }
      />
      <Card>
        {details === undefined ? (
          <>
            {error === undefined ? (
              <SkeletonLines lines={6} label="Loading the details" />
            ) : (
              <>
                <ErrorState title={texts.detailsUnavailable} error={error} onRetry={() => void refetch()} />
                <BackToAdminPage />
              </>
            )}
          </>
        ) : (
          // What is typed under one tab stays while another one is read.
          <>
            <div {...shown('personal')}>
              <PersonalDetails details={details} readAgain={readAgain} />
            </div>
            <div {...shown('company')}>
              <CompanyDetails details={details} readAgain={readAgain} />
            </div>
            <div {...shown('answers')}>
              <InitialAnswers details={details} />
            </div>
          </>
        )}
      </Card>
    </>
  );
}
