import type { RouteObject } from 'react-router-dom';
import type { ComingHandle } from './coming-handle';
import { type ComingPage, COMING_PAGES } from './coming-pages';

const lazyPage = () => import('./coming-page').then(({ ComingPageView }) => ({ Component: ComingPageView }));

const routeOf = ({ path, ...handle }: ComingPage): RouteObject => ({
  path,
  handle: handle satisfies ComingHandle,
  lazy: lazyPage,
});

export const comingRoutes: RouteObject[] = COMING_PAGES.map(routeOf);
