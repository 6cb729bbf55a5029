import { stillForm } from '../../../ui/form/still-form';
import { CONTENT } from '../../../content/content-pages';
import { useContent } from '../../../content/use-content';
import { ConfirmEmailView } from './confirm-email-view';
import './auth-layout.css';

/** The page after signing up as a customer had it; the address itself stays out. */
export function ConfirmEmailThen() {
  const content = useContent(CONTENT.emailVerification);
  return <ConfirmEmailView form={stillForm('resend-then', { email: '' })} content={content} handed="" sent={false} />;
}
