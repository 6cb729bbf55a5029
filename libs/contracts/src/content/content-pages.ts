import { accountPages } from './account-pages';
import type { ContentPage } from './content-field';
import { sitePages } from './site-pages';

/** Every content type that the product reads. What is not listed here is never asked for, and never shown. */
export const contentPages = { ...accountPages, ...sitePages } as const;

export type ContentPageName = keyof typeof contentPages;

export const isContentPage = (name: string): name is ContentPageName => Object.hasOwn(contentPages, name);

export const contentPageOf = (name: ContentPageName): ContentPage => contentPages[name];

/** The field by which editors order the entries of a list. */
export const POSITION_FIELD = 'position';

/** What the fields beside an uploaded image are called, behind its name: a drawing of the product in place of it… */
export const PICTURE_DRAWING = 'Drawing';
/** …and the words for those who do not see it. */
export const PICTURE_DESCRIPTION = 'Description';
