import type { FlagValue } from '@keelson/contracts/onboarding';
import type { ReactNode } from 'react';
import * as paths from '../../../client/paths';
import { ButtonLink } from '../../../ui/button/button-link';
import { Card } from '../../../ui/card/card';
import { STEP_WORDS } from '../steps';
import { ComesAfter } from './comes-after';
import { StepHeader } from './step-header';
import '../onboarding.css';

const SYSTEMS = [
  {
    name: 'Xero',
    text: 'You log in at Xero and choose the organisation. Your Xero password never comes to us.',
  },
  {
    name: 'QuickBooks',
    text: 'You log in at Intuit and choose the company. Your Intuit password never comes to us.',
  },
];

function System({ name, text }: (typeof SYSTEMS)[number]) {
  return (
    <Card title={name}>
      <p className="k-soft">{text}</p>
    </Card>
  );
}

interface FinanceSystemViewProps {
  readonly status: FlagValue | undefined;
  readonly actions?: ReactNode;
  /** What connects the accounts; a replay shows what the systems are instead. */
  readonly children?: ReactNode;
}

/** Connecting the accounts, and what it does. */
export function FinanceSystemView({ status, actions, children }: FinanceSystemViewProps) {
  return (
    <>
      <StepHeader
        step="financeSystem"
        lead="Connect Xero or QuickBooks, or type your figures in. You can go on without it."
        actions={actions}
      />
      <div className="onb-page k-stack">
        {status === 'pending' && <ComesAfter step="financeSystem" />}
        {children ?? (
          <div className="onb-pair">
            {SYSTEMS.map((system) => (
              <System key={system.name} {...system} />
            ))}
          </div>
        )}
        <Card title="What connecting does">
          <ul className="onb-list">
            <li>Bring in your trial balance for each month of the last three years.</li>
            <li>Turn it into your profit, your cash and your balance sheet, in plain English.</li>
            <li>Keep them up to date, until you disconnect.</li>
          </ul>
          <p className="k-soft">It only reads. Nothing in your books is changed.</p>
          <div className="onb-actions">
            {status !== 'pending' && (
              <ButtonLink to={STEP_WORDS.benefits.path} intent="primary">
                Next
              </ButtonLink>
            )}
            <ButtonLink to={paths.onboarding}>Back to all steps</ButtonLink>
          </div>
        </Card>
      </div>
    </>
  );
}
