import { Button } from '@blueprintjs/core';
import { EyeOpenIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog/dialog';
import { CUSTOMER_VIEWS, type CustomerView } from '../customer-views';
import { ActAsDialog } from './act-as-dialog';

interface CustomerViewButtonProps {
  readonly accountId: string;
  /** `undefined` until it is known: the button keeps its place meanwhile, so that its neighbours do not move. */
  readonly company: string | undefined;
}

/** The customer view: the page first, then the reason (BACK-04). */
export function CustomerViewButton({ accountId, company }: CustomerViewButtonProps) {
  const [choosing, setChoosing] = useState(false);
  const [view, setView] = useState<CustomerView>();
  const choose = (chosen: CustomerView) => {
    setChoosing(false);
    setView(chosen);
  };
  return (
    <>
      <Button icon={<EyeOpenIcon size={14} />} disabled={company === undefined} onClick={() => setChoosing(true)}>
        Customer view
      </Button>
      {choosing && company !== undefined && (
        <Dialog open title={`Customer view of ${company}`} width={640} onClose={() => setChoosing(false)}>
          <p className="k-soft k-dialog-text">
            Each page opens while you act for the customer. You will be asked for a reason, which the customer can read.
          </p>
          <ul className="k-customer-views">
            {CUSTOMER_VIEWS.map((each) => (
              <li key={each.title}>
                <button type="button" onClick={() => choose(each)}>
                  <span className="k-strong">{each.title}</span>
                  <span className="k-small k-muted">{each.about}</span>
                </button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
      {view !== undefined && company !== undefined && (
        <ActAsDialog accountId={accountId} company={company} opens={view} onClose={() => setView(undefined)} />
      )}
    </>
  );
}
