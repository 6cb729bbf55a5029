import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { routes } from '../app/routes';
import { createStore } from '../app/store';
import { restoreSession } from '../session/session-flow';

interface At {
  readonly path: string;
  /** What the page before handed over. */
  readonly state?: unknown;
}

/** The whole application at an address, with its router, its store and a person at the keyboard. */
export const renderApp = (at: string | At) => {
  const { path, state } = typeof at === 'string' ? { path: at, state: undefined } : at;
  const [address = '/', hash = ''] = path.split('#');
  const [pathname = '/', search = ''] = address.split('?');
  const store = createStore();
  const entry = { pathname, search: search && `?${search}`, hash: hash && `#${hash}`, state };
  const router = createMemoryRouter(routes, { initialEntries: [entry] });
  void restoreSession(store.dispatch);
  const view = render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { ...view, store, router, user: userEvent.setup({ delay: null }), path: () => router.state.location.pathname };
};
