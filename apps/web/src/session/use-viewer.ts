import { useSelector } from 'react-redux';
import type { SessionState, WithSession } from './session.slice';
import type { Viewer } from './viewer';

/** A part of the session's state. */
export const useSession = <Part>(part: (session: SessionState) => Part): Part =>
  useSelector(({ session }: WithSession) => part(session));

export const useViewer = (): Viewer => useSession(({ viewer }) => viewer);
