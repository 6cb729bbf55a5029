import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export type ToastTone = 'success' | 'info' | 'problem';

export interface Toast {
  readonly id: string;
  readonly tone: ToastTone;
  readonly text: string;
  /** How long it is shown, in milliseconds, where that is not the time of all. */
  readonly shownMs?: number;
}

/** The failure popup of the whole product: the text, then the technical message in brackets. */
export interface Failure {
  readonly text: string;
  readonly technical: string;
}

export interface NoticesState {
  readonly toasts: readonly Toast[];
  readonly failure?: Failure;
}

/** The part of the store that this folder reads. */
export interface WithNotices {
  readonly notices: NoticesState;
}

const initialState: NoticesState = { toasts: [] };
const KEPT = 3;

const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    toastShown: {
      prepare: (text: string, tone: ToastTone = 'success', shownMs?: number) => ({
        payload: { id: nanoid(), tone, text, ...(shownMs !== undefined && { shownMs }) },
      }),
      reducer: (state, { payload }: PayloadAction<Toast>): NoticesState => ({
        ...state,
        toasts: [...state.toasts, payload].slice(-KEPT),
      }),
    },
    toastClosed: (state, { payload }: PayloadAction<string>): NoticesState => ({
      ...state,
      toasts: state.toasts.filter(({ id }) => id !== payload),
    }),
    failureShown: (state, { payload }: PayloadAction<Failure>): NoticesState => ({ ...state, failure: payload }),
    failureClosed: ({ toasts }): NoticesState => ({ toasts }),
  },
});

export const { toastShown, toastClosed, failureShown, failureClosed } = noticesSlice.actions;
export const selectToasts = ({ notices }: WithNotices): readonly Toast[] => notices.toasts;
export const selectFailure = ({ notices }: WithNotices): Failure | undefined => notices.failure;
export const noticesReducer = noticesSlice.reducer;
