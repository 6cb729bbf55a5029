import { isRouteHandle, type RouteHandle } from '../../app/route-handle';

export interface ComingHandle extends RouteHandle {
  readonly will: string;
}

export const isComingHandle = (handle: unknown): handle is ComingHandle => isRouteHandle(handle) && 'will' in handle;
