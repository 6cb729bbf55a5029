import { useParams } from 'react-router-dom';
import { MessagePage } from '../../../shell/message-page';
import { ButtonLink } from '../../../ui/button/button-link';

const PROVIDERS: Readonly<Record<string, string>> = { xero: 'Xero', quickbooks: 'QuickBooks' };

/** Where an accounting provider returns to. Connecting is not built yet, and the page says so. */
export function ConfirmationPage() {
  const { provider = '' } = useParams();
  const name = PROVIDERS[provider.toLowerCase()] ?? 'your accounting system';
  return (
    <MessagePage
      title="Finance connection"
      actions={
        <ButtonLink to="/dashboard" intent="primary">
          Go to the dashboard
        </ButtonLink>
      }
    >
      <p>This is where {name} sends you back after you agree to connect it.</p>
      <p>Connecting is not built yet, so nothing was connected and nothing was read.</p>
    </MessagePage>
  );
}
