import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { VISITOR, type Viewer } from './viewer';

export type SessionStatus = 'unknown' | 'visitor' | 'signedIn';

export interface SessionState {
  readonly status: SessionStatus;
  readonly viewer: Viewer;
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
    viewerSignedOut: (): SessionState => ({ status: 'visitor', viewer: VISITOR }),
  },
});

export const { viewerSignedIn, viewerSignedOut } = sessionSlice.actions;
export const sessionReducer = sessionSlice.reducer;
