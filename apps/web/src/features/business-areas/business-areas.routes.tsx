import { Navigate, type RouteObject } from 'react-router-dom';
import * as paths from '../../client/paths';
import type { RouteHandle } from '../../client/route-handle';
import { ForOwners } from '../../learning/for-owners';

const premium = (title: string): RouteHandle => ({ title, access: 'premium' });

const pages: RouteObject[] = [
  {
    path: paths.businessAreas,
    handle: premium('Business Areas'),
    lazy: () =>
      import('./pages/business-areas-page').then(({ BusinessAreasPage }) => ({ Component: BusinessAreasPage })),
  },
  {
    path: paths.businessModule(':moduleId'),
    handle: premium('Business area'),
    lazy: () => import('./pages/module-page').then(({ ModulePage }) => ({ Component: ModulePage })),
  },
  {
    path: paths.businessChapter(':chapterId'),
    handle: premium('Chapter'),
    lazy: () => import('./pages/chapter-page').then(({ ChapterPage }) => ({ Component: ChapterPage })),
  },
  {
    path: paths.businessSubChapter(':subChapterId'),
    handle: premium('Sub-chapter'),
    lazy: () => import('./pages/sub-chapter-page').then(({ SubChapterPage }) => ({ Component: SubChapterPage })),
  },
  { path: paths.financeArea, element: <Navigate to={paths.businessAreas} replace /> },
];

/** Pages inside the application's frame. */
export const businessAreasRoutes: RouteObject[] = [{ element: <ForOwners />, children: pages }];
