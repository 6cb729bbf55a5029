import { StrictMode } from 'react';
import { setupListeners } from '@reduxjs/toolkit/query';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routes } from './routes';
import { createStore } from './store';
import { restoreSession } from '../session/session-flow';
import { followTheme } from '../theme/theme-choice';
import '../theme/theme.css';

// The schema library would try whether it may compile code, which the content security policy reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const store = createStore();
const router = createBrowserRouter(routes);
const root = document.getElementById('root');

followTheme();
// What failed without a connection, or may be old by now, is read again when the connection is back.
setupListeners(store.dispatch);
void restoreSession(store.dispatch);

if (root)
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </StrictMode>,
  );
