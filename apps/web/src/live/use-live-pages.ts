import { useEffect, useRef } from 'react';
import type { LiveTopic } from '@keelson/contracts/live';
import { type AppDispatch, useAppDispatch } from '../client/app-dispatch';
import { baseApi, type WithApi } from '../client/base-api';
import { beginStream, mayBeUnsaid, noteStanding, rememberTold } from '../client/read-your-writes';
import { renewToken } from '../client/renewal';
import { forgetSession, refreshViewer } from '../session/session-flow';
import { GatheredRefetch } from './gathered-refetch';
import { LiveStream } from './live-stream';
import { lagTold, listeningEnded, silenceNoticed } from './live.slice';

/** Everything that a page shows is read again; what it does not show is forgotten. */
export const readAllAgain = (dispatch: AppDispatch): void => {
  dispatch((_: AppDispatch, stateOf: () => unknown) => {
    const { api } = stateOf() as WithApi;
    dispatch(baseApi.util.invalidateTags(Object.keys(api.provided.tags) as LiveTopic[]));
  });
};

const readAgain = (dispatch: AppDispatch, topics: readonly LiveTopic[]): void => {
  dispatch(baseApi.util.invalidateTags([...topics]));
};

const settled = (dispatch: AppDispatch): Promise<unknown> =>
  Promise.allSettled(dispatch(baseApi.util.getRunningQueriesThunk()));

/** What was asked while the stream was opening may have been answered from before it stood. */
const checkFirstReads = async (dispatch: AppDispatch): Promise<void> => {
  await settled(dispatch);
  if (mayBeUnsaid()) readAllAgain(dispatch);
};

/** Listens while the component is there. @returns how to try again at once. */
export const useLivePages = (): (() => void) => {
  const dispatch = useAppDispatch();
  const stream = useRef<LiveStream>(undefined);
  useEffect(() => {
    const refetch = new GatheredRefetch<LiveTopic>((topics) => readAgain(dispatch, topics));
    let first = true;
    let left = false;
    const live = new LiveStream(
      {
        opened: () => {
          noteStanding();
          if (first) void checkFirstReads(dispatch);
          first = false;
        },
        changed: (topics, position) => {
          rememberTold(position);
          // A newer server may know topics that no query of this page provides: they invalidate nothing.
          refetch.add(topics as readonly LiveTopic[]);
        },
        refresh: () => readAllAgain(dispatch),
        standing: (asOf) => void dispatch(lagTold(asOf)),
        silent: (since) => void dispatch(silenceNoticed(since)),
        refused: () => {
          void renewToken().then((renewal) => {
            if (renewal === 'ended') forgetSession(dispatch);
            // The session goes on and may not listen: how the account stands has changed.
            else void refreshViewer(dispatch);
          });
        },
      },
      beginStream,
    );
    stream.current = live;
    // What the page reads first is answered by then, so that the stream can begin after all of it.
    void settled(dispatch).then(() => !left && live.start());
    return () => {
      left = true;
      live.stop();
      refetch.stop();
      dispatch(listeningEnded());
    };
  }, [dispatch]);
  return () => stream.current?.comeBack();
};
