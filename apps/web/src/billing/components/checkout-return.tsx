import { useSearchParams } from 'react-router-dom';
import * as paths from '../../client/paths';
import { useSession } from '../../session/use-viewer';
import { hasStoredSession } from '../../client/stored-session';
import { Callout } from '../../ui/card/callout';
import { Link } from 'react-router-dom';
import type { Arrival } from '../use-arrival';
import { ArrivalTold } from './arrival-told';
import { OutcomeOf } from './outcome-of';
import './checkout-return.css';

/** On the page that the payment page leads back to. What became of the payment is asked, never read from the address. */
export function CheckoutReturn({ arrival }: { readonly arrival: Arrival }) {
  const [query, setQuery] = useSearchParams();
  const status = useSession(({ status }) => status);
  const checkoutId = query.get('checkout');
  if (status === 'unknown') return null;
  if (checkoutId === null || checkoutId === '') return <ArrivalTold {...arrival} />;
  const signedOut = status === 'visitor' && !hasStoredSession();
  const done = (): void =>
    setQuery(
      (before) => {
        before.delete('checkout');
        return before;
      },
      { replace: true },
    );
  return (
    <div className="k-checkout-return">
      {signedOut ? (
        <Callout tone="info">
          <Link to={paths.signIn} state={{ email: arrival.email }}>
            Log in
          </Link>{' '}
          to see what became of your payment.
        </Callout>
      ) : (
        <OutcomeOf key={checkoutId} checkoutId={checkoutId} limited={status === 'visitor'} onDone={done} />
      )}
    </div>
  );
}
