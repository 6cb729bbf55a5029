import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
import { baseApi, type WithApi } from '../client/base-api';
import { liveReducer, type WithLive } from '../live/live.slice';
import { sessionReducer, type WithSession } from '../session/session.slice';
import { noticesReducer, type WithNotices } from '../ui/notices/notices.slice';

/** What the folders below say they read from the store. */
type State = WithApi & WithNotices & WithSession & WithLive;

const reducer = combineReducers({
  session: sessionReducer,
  notices: noticesReducer,
  live: liveReducer,
  [baseApi.reducerPath]: baseApi.reducer,
} satisfies { readonly [Part in keyof State]: Reducer<State[Part]> });

export const createStore = () =>
  configureStore({ reducer, middleware: (defaults) => defaults().concat(baseApi.middleware) });
