import type { RouteObject } from 'react-router-dom';

export const comingRoutes: RouteObject[] = [];
export const comingPublicRoutes: RouteObject[] = [];
