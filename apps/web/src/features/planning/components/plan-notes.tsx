import { calculationMessages as texts } from '@keelson/contracts/planning';
import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { Callout } from '../../../ui/card/callout';
import type { PlannerRead } from '../planner.api';
import type { Working } from '../working';
import { SavedNote } from './saved-note';

interface PlanNotesProps {
  readonly read: PlannerRead;
  readonly working: Working;
  readonly onLive: () => void;
}

/** What has to be known about the figures: that a saved date is open, that they are nobody's, and whose months they are. */
export const PlanNotes = ({ read: { saved, figuresFrom, period1 }, working, onLive }: PlanNotesProps) => (
  <>
    {saved && <SavedNote saved={saved} onLive={onLive} />}
    {figuresFrom === 'example' && <ExampleNote own={working === 'owner'} />}
    {period1 && <Callout>In Period 1 of the year, &quot;This Year&quot; figures show the year just completed.</Callout>}
  </>
);

/** Decision 4.73: the figures of an example company. */
export const ExampleNote = ({ own, premium = true }: { readonly own: boolean; readonly premium?: boolean }) => (
  <Callout tone="caution">
    <b>{texts.example}.</b>{' '}
    {own ? (
      <>
        Connect your accounts{premium && ' or type your figures in'} to plan with your own.{' '}
        <Link className="k-link" to={paths.connectAccounts}>
          Connect your accounts
        </Link>
        {premium && (
          <>
            {' '}
            <Link className="k-link" to={paths.calculatorInputs}>
              What-If inputs
            </Link>
          </>
        )}
      </>
    ) : (
      'The company has neither imported nor typed figures yet.'
    )}
  </Callout>
);
