import type { World } from '../machine/world';
import type { ListOf } from '../objects/subscription-objects';
import type { Kind, Tables } from '../store/tables';
import { page, type PageWanted } from '../wire/paging';

/** A page of one kind, newest first, of those that the filter lets through. */
export const listed = <K extends Kind>(
  world: World,
  kind: K,
  url: string,
  wanted: PageWanted,
  filter: (object: Tables[K]) => boolean = () => true,
): ListOf<Tables[K]> => page(url, world.state.all(kind).filter(filter).reverse(), wanted);

/** Whether a wish is absent or met. */
export const meets = <T>(wish: T | undefined, value: T): boolean => wish === undefined || wish === value;

/** Members that were given, without those that were not. */
export const givenOnly = <T extends object>(members: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
