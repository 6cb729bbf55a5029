import { pageAt, PUBLIC_PAGES, publicTitle } from '@keelson/contracts/platform';
import type { RouteObject } from 'react-router-dom';
import { isRouteHandle } from '../client/route-handle';
import { routes } from './routes';

const flat = (list: readonly RouteObject[]): readonly RouteObject[] =>
  list.flatMap((route) => [route, ...flat(route.children ?? [])]);

const pages = flat(routes).flatMap((route) =>
  route.path === undefined || route.path === '*'
    ? []
    : [{ path: route.path.replace(/\/\*$/, '/x').replace(/:\w+/g, 'x'), handle: route.handle as unknown }],
);

describe('the list of public pages', () => {
  it('knows every address of the web app, so that the server answers it with 200', () => {
    expect(pages.filter(({ path }) => pageAt(path) === undefined)).toEqual([]);
  });

  it('names no page that the web app does not have', () => {
    const paths = new Set(pages.map(({ path }) => path));
    expect(PUBLIC_PAGES.filter(({ path }) => !paths.has(path))).toEqual([]);
  });

  it('has the titles that the pages set themselves', () => {
    for (const { path, handle } of pages)
      if (pageAt(path) !== 'application' && isRouteHandle(handle) && !path.includes('/x'))
        expect([path, handle.title]).toEqual([path, publicTitle(path)]);
  });
});
