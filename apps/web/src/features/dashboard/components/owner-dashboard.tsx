import type { ReactNode } from 'react';
import { Card } from '../../../ui/card/card';
import { PageHeader } from '../../../ui/page/page-header';
import { greeting } from '../greeting';
import '../pages/dashboard-page.css';

interface OwnerDashboardProps {
  readonly name: string;
  readonly companyName: string;
  readonly at: Date;
  /** The card that says how far the owner has come. */
  readonly progress: ReactNode;
}

/** The first dashboard of an owner: what is known today and what comes next. No figure before there is one. */
export function OwnerDashboard({ name, companyName, at, progress }: OwnerDashboardProps) {
  return (
    <>
      <PageHeader
        title={greeting(name, at)}
        lead={`${companyName} has no figures here yet. They appear once your accounts are connected.`}
      />
      <div className="k-cards">
        <div className="k-span-8">{progress}</div>
        <div className="k-span-4">
          <AnswersCard />
        </div>
      </div>
    </>
  );
}

function AnswersCard() {
  return (
    <Card title="What you will see here">
      <ol className="k-answers">
        <li>Am I making money?</li>
        <li>Do I have cash?</li>
        <li>What should I do next?</li>
      </ol>
      <p className="k-small k-muted">
        The first two are answered from Xero or QuickBooks once connecting is available.
      </p>
    </Card>
  );
}
