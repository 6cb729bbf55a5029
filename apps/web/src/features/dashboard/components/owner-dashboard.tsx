import type { ReactNode } from 'react';
import { PageHeader } from '../../../ui/page/page-header';
import { greeting } from '../greeting';
import { BeforeFigures } from './before-figures';
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
      <BeforeFigures progress={progress} />
    </>
  );
}
