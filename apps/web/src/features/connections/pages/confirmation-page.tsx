import { Button } from '@blueprintjs/core';
import { connectionsMessages as texts } from '@keelson/contracts/connections';
import { ACCOUNTING_PROVIDER_TITLES, type AccountingProvider, isAccountingProvider } from '@keelson/vocabulary';
import { useEffect, useRef } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { problemText } from '../../../client/api-problem';
import { useSession } from '../../../session/use-viewer';
import { MessagePage } from '../../../ui/page/message-page';
import { ButtonLink } from '../../../ui/button/button-link';
import { useConnectionsOAuthCallbackMutation } from '../connections.api';
import { useConnect } from '../use-connect';

/** Where an accounting system sends the browser back to: brings along what it sent, once. */
export function ConfirmationPage() {
  const { provider } = useParams();
  const status = useSession(({ status }) => status);
  const system = provider?.toLowerCase();
  if (!isAccountingProvider(system)) return <ErrorConnecting message={texts.notOffered} />;
  if (status === 'unknown') return <Connecting system={system} />;
  if (status === 'visitor')
    return (
      <MessagePage
        title="Finance connection"
        actions={
          <ButtonLink to={paths.signIn} intent="primary">
            Log in
          </ButtonLink>
        }
      >
        <p>You are not logged in any more, so nothing was connected. Log in and connect again.</p>
      </MessagePage>
    );
  return <BringBack system={system} />;
}

function BringBack({ system }: { readonly system: AccountingProvider }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [handleCallback, { error }] = useConnectionsOAuthCallbackMutation();
  const brought = useRef(false);
  const state = query.get('state');
  useEffect(() => {
    if (state === null || brought.current) return;
    brought.current = true;
    const [code, realmId, refused] = ['code', 'realmId', 'error'].map((name) => query.get(name));
    const body = { state, ...(code && { code }), ...(realmId && { realmId }), ...(refused && { error: refused }) };
    handleCallback({ provider: system, body })
      .unwrap()
      .then(
        ({ connectionId }) => navigate(`${paths.connectAccounts}?connection=${connectionId}`, { replace: true }),
        () => undefined,
      );
  }, [handleCallback, navigate, query, state, system]);
  if (state === null) return <ErrorConnecting system={system} message={texts.unableToConnect} />;
  if (error !== undefined)
    return <ErrorConnecting system={system} message={problemText(error, texts.unableToConnect)} />;
  return <Connecting system={system} />;
}

const Connecting = ({ system }: { readonly system: AccountingProvider }) => (
  <MessagePage title="Finance connection">
    <p role="status">Connecting {ACCOUNTING_PROVIDER_TITLES[system]}.</p>
  </MessagePage>
);

interface ErrorConnectingProps {
  readonly system?: AccountingProvider;
  readonly message: string;
}

function ErrorConnecting({ system, message }: ErrorConnectingProps) {
  const { going, connect } = useConnect();
  return (
    <MessagePage
      title={texts.errorConnecting}
      actions={
        <>
          {system && (
            <Button intent="primary" size="large" loading={going === system} onClick={() => void connect(system)}>
              Connect
            </Button>
          )}
          <ButtonLink to={paths.connectAccounts}>Back to Integrate Finance</ButtonLink>
        </>
      }
    >
      <p role="alert">{message}</p>
    </MessagePage>
  );
}
