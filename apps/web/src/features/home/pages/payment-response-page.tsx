import { useSearchParams } from 'react-router-dom';
import { MessagePage } from '../../../shell/message-page';
import { ButtonLink } from '../../../ui/button/button-link';
import { ContentPage } from '../../content/components/content-page';
import { CONTENT } from '../../content/content-pages';

const NAMES = ['reference', 'transactionReference', 'transaction_reference', 'session_id', 'ref'];
const LONGEST = 200;

/** Shows the reference of the address as text. Whether money came is read from the account, never from here. */
export function PaymentResponsePage() {
  const [address] = useSearchParams();
  const reference = NAMES.map((name) => address.get(name))
    .find((value) => value)
    ?.slice(0, LONGEST);
  return (
    <ContentPage name={CONTENT.paymentResponse}>
      {({ text }) => (
        <MessagePage
          title={text('heading')}
          actions={
            <>
              <ButtonLink to="/auth/signIn" intent="primary">
                {text('loginLink') || 'Login'}
              </ButtonLink>
              <ButtonLink to="/contactus">{text('contactLink') || 'Contact Us'}</ButtonLink>
            </>
          }
        >
          {reference === undefined ? (
            <p>{text('noReferenceText')}</p>
          ) : (
            <p>
              {text('referenceText')} <strong className="k-num k-break">{reference}</strong>
            </p>
          )}
          <p className="k-small k-muted">{text('content')}</p>
        </MessagePage>
      )}
    </ContentPage>
  );
}
