import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';

export interface LiveState {
  /** Since when the server says that what is read is old. */
  readonly lagAsOf?: string;
  /** When something was heard last, while nothing is. */
  readonly silentSince?: number;
  /** When the answers came that do not include what they should, by their key in the store. */
  readonly staleSince: Readonly<Record<string, number>>;
}

/** The part of the store that this folder reads. */
export interface WithLive {
  readonly live: LiveState;
}

const initialState: LiveState = { staleSince: {} };

/** A query that was answered, as the store's API tells of it. */
interface Answered extends UnknownAction {
  readonly meta: {
    readonly arg: { readonly queryCacheKey: string };
    readonly baseQueryMeta?: { readonly stale?: boolean };
    readonly fulfilledTimeStamp: number;
  };
}

const isAnswered = (action: UnknownAction): action is Answered => action.type === 'api/executeQuery/fulfilled';

const without = <Name extends string>(record: Readonly<Record<Name, number>>, name: Name) => {
  const { [name]: _, ...others } = record;
  return others;
};

const liveSlice = createSlice({
  name: 'live',
  initialState,
  reducers: {
    lagTold: ({ lagAsOf: _, ...state }, { payload }: PayloadAction<string | undefined>): LiveState => ({
      ...state,
      ...(payload === undefined ? {} : { lagAsOf: payload }),
    }),
    silenceNoticed: ({ silentSince: _, ...state }, { payload }: PayloadAction<number | undefined>): LiveState => ({
      ...state,
      ...(payload === undefined ? {} : { silentSince: payload }),
    }),
    listeningEnded: (): LiveState => initialState,
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnswered, (state, { meta }): LiveState => {
      const key = meta.arg.queryCacheKey;
      const stale = meta.baseQueryMeta?.stale === true;
      if (!stale && state.staleSince[key] === undefined) return state;
      const others = without(state.staleSince, key);
      const since = state.staleSince[key] ?? meta.fulfilledTimeStamp;
      return { ...state, staleSince: stale ? { ...others, [key]: since } : others };
    });
  },
});

export const { lagTold, silenceNoticed, listeningEnded } = liveSlice.actions;
export const liveReducer = liveSlice.reducer;
