import { useEffect, useRef } from 'react';
import type { LiveTopic } from '@keelson/contracts/live';
import { type AppDispatch, useAppDispatch } from '../client/app-dispatch';
import { baseApi, type WithApi } from '../client/base-api';
import { oldestRead, rememberPosition } from '../client/read-your-writes';
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

/** What was asked before the stream stood may have been answered from before it: read again what is older. */
const checkFirstReads = async (dispatch: AppDispatch, position: number): Promise<void> => {
  await Promise.allSettled(dispatch(baseApi.util.getRunningQueriesThunk()));
  const oldest = oldestRead();
  if (oldest !== undefined && oldest < position) readAllAgain(dispatch);
};

/** Listens while the component is there. @returns how to try again at once. */
export const useLivePages = (): (() => void) => {
  const dispatch = useAppDispatch();
  const stream = useRef<LiveStream>(undefined);
  useEffect(() => {
    const refetch = new GatheredRefetch<LiveTopic>((topics) => readAgain(dispatch, topics));
    let first = true;
    const live = new LiveStream(
      {
        opened: (position) => {
          if (first) void checkFirstReads(dispatch, position);
          first = false;
        },
        changed: (topics, position) => {
          rememberPosition(position);
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
      oldestRead,
    );
    stream.current = live;
    live.start();
    return () => {
      live.stop();
      refetch.stop();
      dispatch(listeningEnded());
    };
  }, [dispatch]);
  return () => stream.current?.comeBack();
};
