import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { VISITOR, type Viewer } from './viewer';

export type SessionStatus = 'unknown' | 'visitor' | 'signedIn';

export interface SessionState {
  readonly status: SessionStatus;
  readonly viewer: Viewer;
  /** The page that a session which is being ended leads to, until that page shows. */
  readonly exit?: string;
}

const initialState: SessionState = { status: 'unknown', viewer: VISITOR };

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    viewerSignedIn: (_state, { payload }: PayloadAction<Viewer>): SessionState => ({
      status: 'signedIn',
      viewer: payload,
    }),
    viewerLeaving: (state, { payload }: PayloadAction<string>): SessionState => ({ ...state, exit: payload }),
    viewerSignedOut: ({ exit }): SessionState => ({
      status: 'visitor',
      viewer: VISITOR,
      ...(exit === undefined ? {} : { exit }),
    }),
    exitReached: ({ status, viewer }): SessionState => ({ status, viewer }),
  },
});

export const { viewerSignedIn, viewerLeaving, viewerSignedOut, exitReached } = sessionSlice.actions;
export const sessionReducer = sessionSlice.reducer;
