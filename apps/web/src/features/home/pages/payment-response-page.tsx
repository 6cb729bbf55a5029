import { useSearchParams } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { MessagePage } from '../../../ui/page/message-page';
import { ButtonLink } from '../../../ui/button/button-link';
import { RichText } from '../../../content/components/rich-text';
import { CONTENT } from '../../../content/content-pages';
import { useContent } from '../../../content/use-content';

const NAMES = ['reference', 'transactionReference', 'transaction_reference', 'session_id', 'ref'];
const LONGEST = 200;

/**
 * Shows the reference of the address as text, whether or not the content service answers. Whether money came is read from
 * the account, never from here.
 */
export function PaymentResponsePage() {
  const { text, value } = useContent(CONTENT.paymentResponse);
  const [address] = useSearchParams();
  const reference = NAMES.map((name) => address.get(name))
    .find((value) => value)
    ?.slice(0, LONGEST);
  return (
    <MessagePage
      title={text('heading') || 'Payment response'}
      actions={
        <>
          <ButtonLink to={paths.signIn} intent="primary">
            {text('loginLink') || 'Log in'}
          </ButtonLink>
          <ButtonLink to={paths.contactUs}>{text('contactLink') || 'Contact Us'}</ButtonLink>
        </>
      }
    >
      {reference === undefined ? (
        <p>{text('noReferenceText') || 'No transaction reference was given.'}</p>
      ) : (
        <p>
          {text('referenceText') || 'Transaction reference'} <strong className="k-num k-break">{reference}</strong>
        </p>
      )}
      <div className="k-small k-muted">
        <RichText value={value('content')} />
      </div>
    </MessagePage>
  );
}
