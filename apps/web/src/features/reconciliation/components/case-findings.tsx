import { RECONCILIATION_CHANGE_TITLES } from '@keelson/vocabulary';
import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { Callout } from '../../../ui/card/callout';
import { formatDateTime } from '../../../ui/format/dates';
import type { CaseDetails } from '../reconciliation.api';
import { moneyText, monthText, signedText } from '../reconciliation-words';

/** What probably happened, and what is another than when somebody decided. */
export function CaseFindings({ details }: { readonly details: CaseDetails }) {
  const { explanation, changed, waitsUntil, oursPence, providerPence, gapPence, currency, month, closedMonth } =
    details;
  return (
    <>
      {closedMonth !== null && (
        <div className="k-panel-part">
          <Callout tone="caution">
            <b>{monthText(closedMonth)} is closed.</b> What came since stands here as an exception of {monthText(month)}
            . <Link to={paths.reconciledMonth(closedMonth)}>Its statement</Link>
          </Callout>
        </div>
      )}
      {changed.length > 0 && (
        <div className="k-panel-part">
          <Callout tone="caution">
            Changed since it was decided: {changed.map((each) => RECONCILIATION_CHANGE_TITLES[each]).join(', ')}.
          </Callout>
        </div>
      )}
      {waitsUntil !== null && (
        <div className="k-panel-part">
          <Callout>It may still arrive: it needs nobody until {formatDateTime(waitsUntil)}.</Callout>
        </div>
      )}
      {explanation === 'digitsSwapped' && oursPence !== null && providerPence !== null && (
        <div className="k-panel-part">
          <h3 className="k-panel-title">Likely explanation</h3>
          <p className="k-small k-soft">
            The amount was typed by hand. {moneyText(oursPence, currency)} and {moneyText(providerPence, currency)}{' '}
            differ by a swap of two digits, which always leaves a gap divisible by nine:{' '}
            {signedText(gapPence, currency)}.
          </p>
        </div>
      )}
    </>
  );
}
