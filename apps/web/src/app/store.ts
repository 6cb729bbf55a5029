import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { sessionReducer } from '../session/session.slice';
import { liveReducer } from '../live/live.slice';
import { noticesReducer } from '../ui/notices/notices.slice';
import { baseApi } from './base-api';

const reducer = combineReducers({
  session: sessionReducer,
  notices: noticesReducer,
  live: liveReducer,
  [baseApi.reducerPath]: baseApi.reducer,
});

export type RootState = ReturnType<typeof reducer>;

export const createStore = () =>
  configureStore({ reducer, middleware: (defaults) => defaults().concat(baseApi.middleware) });

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
