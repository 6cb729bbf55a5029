import { myFinancialsMessages } from '@keelson/contracts/my-financials';
import { Button } from '@blueprintjs/core';
import { useNavigate } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { Card } from '../../../ui/card/card';

/** Leads into learning; for owners alone. */
export function ImproveCard({ enabled }: { readonly enabled: boolean }) {
  const navigate = useNavigate();
  return (
    <Card className="mf-improve">
      <div className="k-grow">
        <h2 className="k-card-title">Get paid sooner, keep more in the bank</h2>
        <p className="k-soft">Short lessons on getting paid, holding less stock and agreeing terms with suppliers.</p>
      </div>
      <Button variant="outlined" disabled={!enabled} onClick={() => void navigate(paths.learningFor('improvecash'))}>
        {myFinancialsMessages.improveCashflow}
      </Button>
    </Card>
  );
}
