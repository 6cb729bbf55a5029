import type { RouteObject } from 'react-router-dom';
import type { ComingHandle } from './coming-handle';
import { COMING_PAGES } from './coming-pages';

const lazyPage = () => import('./coming-page').then(({ ComingPageView }) => ({ Component: ComingPageView }));

export const comingRoutes: RouteObject[] = COMING_PAGES.map(({ path, ...handle }) => ({
  path,
  handle: { ...handle, coming: path } satisfies ComingHandle,
  lazy: lazyPage,
}));
