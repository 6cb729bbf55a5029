import { InfoSignIcon } from '@blueprintjs/icons';
import type { FlagValue } from '@keelson/contracts/onboarding';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/button/button-link';
import { Card } from '../../../ui/card/card';
import { Tag } from '../../../ui/card/tag';
import { PROGRESS_PATH, STEP_WORDS } from '../steps';
import { ComesAfter } from './comes-after';
import { StepHeader } from './step-header';
import '../onboarding.css';

const SYSTEMS = [
  {
    name: 'Xero',
    text: 'You will log in at Xero and choose the organisation. Your Xero password never comes to us.',
  },
  {
    name: 'QuickBooks',
    text: 'You will log in at Intuit and choose the company. Your Intuit password never comes to us.',
  },
];

function System({ name, text }: (typeof SYSTEMS)[number]) {
  return (
    <Card title={name} actions={<Tag icon={<InfoSignIcon />}>Not open yet</Tag>}>
      <p className="k-soft">{text}</p>
    </Card>
  );
}

interface FinanceSystemViewProps {
  readonly status: FlagValue | undefined;
  readonly actions?: ReactNode;
}

/** What connecting the accounts will do, as long as it is not open. */
export function FinanceSystemView({ status, actions }: FinanceSystemViewProps) {
  return (
    <>
      <StepHeader
        step="financeSystem"
        lead="Connecting Xero and QuickBooks is not open yet. Here is what it will do; you can go on without it."
        actions={actions}
      />
      <div className="onb-page k-stack">
        {status === 'pending' && <ComesAfter step="financeSystem" />}
        <div className="onb-pair">
          {SYSTEMS.map((system) => (
            <System key={system.name} {...system} />
          ))}
        </div>
        <Card title="What connecting will do">
          <ul className="onb-list">
            <li>Bring in your trial balance for each month of the last three years.</li>
            <li>Turn it into your profit, your cash and your balance sheet, in plain English.</li>
            <li>Keep them up to date, until you disconnect.</li>
          </ul>
          <p className="k-soft">It will only read. Nothing in your books will be changed.</p>
          <div className="onb-actions">
            {status !== 'pending' && (
              <ButtonLink to={STEP_WORDS.benefits.path} intent="primary">
                Go on to the benefits video
              </ButtonLink>
            )}
            <ButtonLink to={PROGRESS_PATH}>Back to all steps</ButtonLink>
          </div>
        </Card>
      </div>
    </>
  );
}
