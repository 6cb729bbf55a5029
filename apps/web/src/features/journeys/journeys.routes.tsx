import type { RouteObject } from 'react-router-dom';

/** Pages inside the application's frame. */
export const journeysRoutes: RouteObject[] = [];
