import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { useAppDispatch } from '../client/app-dispatch';
import * as paths from '../client/paths';
import { type WantedPage, wantedPageIn, wanting } from '../client/wanted-page';
import { mayOpen } from '../session/may-open';
import { refreshViewer } from '../session/session-flow';
import { startPage } from '../session/start-page';
import { useViewer } from '../session/use-viewer';
import { ButtonLink } from '../ui/button/button-link';
import { MessagePage } from '../ui/page/message-page';
import { refusalWords, standingOf } from './refusal-words';
import { useShellAskForPageQuery } from './refusals.api';
import './page-refused.css';

/** `/auth` for those signed in: which page was not opened to them, what it takes, and who gives that. */
export function PageRefused() {
  const viewer = useViewer();
  const { state } = useLocation() as { readonly state: unknown };
  const wanted = wantedPageIn(state);
  useAsked(wanted?.access);
  // The right was granted since.
  if (wanted && mayOpen(viewer, wanted.access)) return <Navigate to={wanted.address} replace />;
  return (
    <MessagePage
      title={wanted ? 'This page is not open to you' : 'You are logged in'}
      actions={
        <>
          <ButtonLink to={startPage(viewer)} intent="primary">
            Back to my start page
          </ButtonLink>
          <ButtonLink to={paths.signIn} state={wanting(wanted)}>
            Log in as somebody else
          </ButtonLink>
        </>
      }
    >
      {wanted && <Refusal wanted={wanted} />}
      <p>{`You are${wanted ? ' still' : ''} logged in as ${standingOf(viewer)}.`}</p>
    </MessagePage>
  );
}

/** Asks the API for the page; where that lets them through, what is known here of their rights is out of date. */
function useAsked(access: WantedPage['access']): void {
  const dispatch = useAppDispatch();
  const asked = access === undefined || access === 'premium' ? skipToken : access;
  const { isSuccess } = useShellAskForPageQuery(asked, { refetchOnMountOrArgChange: true });
  useEffect(() => {
    if (isSuccess) void refreshViewer(dispatch);
  }, [dispatch, isSuccess]);
}

function Refusal({ wanted }: { readonly wanted: WantedPage }) {
  const { needs, grantedBy, register } = refusalWords(useViewer(), wanted);
  return (
    <dl className="k-refusal">
      <dt>Page</dt>
      <dd>{wanted.title}</dd>
      <dt>What it needs</dt>
      <dd>{needs}</dd>
      <dt>Who gives it</dt>
      <dd>
        {grantedBy} {register && <Link to={paths.becomePartner}>Become a channel partner</Link>}
      </dd>
    </dl>
  );
}
