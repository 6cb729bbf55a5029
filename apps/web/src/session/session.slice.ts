import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { owesPayment } from '@keelson/vocabulary';
import { accessDenied, type Denial } from '../client/access-denied';
import { sessionEnded } from '../client/session-ended';
import { VISITOR, type Viewer } from './viewer';

export type SessionStatus = 'unknown' | 'visitor' | 'signedIn';

export interface SessionState {
  readonly status: SessionStatus;
  readonly viewer: Viewer;
  /** The page that a session which is being ended leads to, until that page shows. */
  readonly exit?: string;
}

/** The part of the store that this folder keeps. */
export interface WithSession {
  readonly session: SessionState;
}

const initialState: SessionState = { status: 'unknown', viewer: VISITOR };

const signedOut = ({ exit }: SessionState): SessionState => ({
  status: 'visitor',
  viewer: VISITOR,
  ...(exit === undefined ? {} : { exit }),
});

/** Why the payment is owed is known already, or comes with the next reading of the account. */
function afterDenial(viewer: Viewer, denial: Denial): Viewer {
  if (denial === 'ADDRESS_UNCONFIRMED') return { ...viewer, standing: 'unconfirmed' };
  if (denial === 'PASSWORD_CHANGE_NEEDED') return { ...viewer, standing: 'password-unfit' };
  if (denial === 'SECOND_FACTOR_NEEDED') return { ...viewer, standing: 'second-factor-missing' };
  return owesPayment(viewer.standing) ? viewer : { ...viewer, standing: 'awaiting-payment' };
}

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    viewerSignedIn: (_state, { payload }: PayloadAction<Viewer>): SessionState => ({
      status: 'signedIn',
      viewer: payload,
    }),
    viewerLeaving: (state, { payload }: PayloadAction<string>): SessionState => ({ ...state, exit: payload }),
    viewerSignedOut: signedOut,
    exitReached: ({ status, viewer }): SessionState => ({ status, viewer }),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, signedOut);
    builder.addCase(accessDenied, (state, { payload }) => ({ ...state, viewer: afterDenial(state.viewer, payload) }));
  },
});

export const { viewerSignedIn, viewerLeaving, viewerSignedOut, exitReached } = sessionSlice.actions;
export const sessionReducer = sessionSlice.reducer;
