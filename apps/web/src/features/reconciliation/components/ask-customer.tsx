import { Button } from '@blueprintjs/core';
import { reconciliationPaths } from '@keelson/contracts/reconciliation';
import { londonDate } from '@keelson/kernel';
import { useState } from 'react';
import { OwnPasswordDialog } from '../../../session/own-password-dialog';
import { useNotices } from '../../../ui/notices/use-notices';
import { type CaseDetails, useReconciliationAskCustomerMutation } from '../reconciliation.api';
import { caseName, moneyText, POUNDS } from '../reconciliation-words';

/** Has the customer asked by mail for what is missing, once a day and once the own password confirmed it. */
export function AskCustomer({ details }: { readonly details: CaseDetails }) {
  // What is confirmed is the case as it was shown then.
  const [asking, setAsking] = useState<CaseDetails>();
  const [ask] = useReconciliationAskCustomerMutation();
  const notices = useNotices();
  const { restPence, askedOn } = details;
  if (restPence === null) return null;
  const rest = moneyText(restPence, POUNDS);
  if (askedOn !== null && askedOn >= londonDate(new Date()))
    return <p className="k-small k-muted k-panel-note">The customer was asked today for the remaining {rest}.</p>;
  return (
    <div className="k-ask-customer">
      <Button onClick={() => setAsking(details)}>Ask the customer for the remaining {rest}</Button>
      {asking !== undefined && (
        <OwnPasswordDialog
          name="ask-customer"
          title={`Ask for the remaining ${moneyText(asking.restPence ?? 0, POUNDS)}`}
          confirm="Send the mail"
          act={{ route: reconciliationPaths.askCustomer.id, target: { caseId: asking.caseId, seen: asking.seen } }}
          onConfirmed={async (confirmed) => {
            const { caseId, seen } = asking;
            notices.toast((await ask({ caseId, seen, confirmed }).unwrap()).statusMessage);
          }}
          onClose={() => setAsking(undefined)}
        >
          {caseName(asking)} gets a mail with the amount, the order and how to reach us. It asks for no card. The case
          stays open, and the mail can be sent once a day.
        </OwnPasswordDialog>
      )}
    </div>
  );
}
