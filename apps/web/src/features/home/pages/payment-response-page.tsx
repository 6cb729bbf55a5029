import { useSearchParams } from 'react-router-dom';
import { MessagePage } from '../../../shell/message-page';
import { ButtonLink } from '../../../ui/button/button-link';

const NAMES = ['reference', 'transactionReference', 'transaction_reference', 'session_id', 'ref'];
const LONGEST = 200;

/** Shows the reference of the address as text. Whether money came is read from the account, never from here. */
export function PaymentResponsePage() {
  const [address] = useSearchParams();
  const reference = NAMES.map((name) => address.get(name))
    .find((value) => value)
    ?.slice(0, LONGEST);
  return (
    <MessagePage
      title="Payment response"
      actions={
        <ButtonLink to="/" intent="primary">
          Home page
        </ButtonLink>
      }
    >
      {reference === undefined ? (
        <p>No transaction reference was given.</p>
      ) : (
        <p>
          Transaction reference <strong className="k-num k-break">{reference}</strong>
        </p>
      )}
      <p className="k-small k-muted">Keep the reference for your records. Your account shows what has been received.</p>
    </MessagePage>
  );
}
