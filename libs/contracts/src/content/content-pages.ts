import { accountPages } from './account-pages';
import type { ContentPage } from './content-field';
import { learningPages } from './learning-pages';
import { sitePages } from './site-pages';

const publicPages = { ...accountPages, ...sitePages } as const;

/** Every content type that the product reads. What is not listed here is never asked for, and never shown. */
export const contentPages = { ...publicPages, ...learningPages } as const;

export type PublicPageName = keyof typeof publicPages;

export type ContentPageName = keyof typeof contentPages;

export const isContentPage = (name: string): name is ContentPageName => Object.hasOwn(contentPages, name);

/** A page that anybody may read as it is. The learning content is not: it holds the right answers of the quizzes. */
export const isPublicPage = (name: string): name is PublicPageName => Object.hasOwn(publicPages, name);

export const contentPageOf = (name: ContentPageName): ContentPage => contentPages[name];

/** The field by which editors order the entries of a list. */
export const POSITION_FIELD = 'position';

/** What the fields beside an uploaded image are called, behind its name: a drawing of the product in place of it… */
export const PICTURE_DRAWING = 'Drawing';
/** …and the words for those who do not see it. */
export const PICTURE_DESCRIPTION = 'Description';

/** What the field beside an uploaded file is called, behind its name: the address of a file that ships with the product. */
export const FILE_ADDRESS = 'Address';
