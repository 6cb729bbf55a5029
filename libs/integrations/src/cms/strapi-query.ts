import { type ContentFields, type ContentPage, POSITION_FIELD } from '@keelson/contracts/content';

/** The most that Strapi gives at a time, as it comes. */
export const LARGEST_PAGE = 100;

/**
 * What to ask of Strapi for a page: by name each part and picture, which it leaves out otherwise, and of a list one
 * piece in the order of the editors.
 */
export function strapiQuery({ fields, listOf, atATime = LARGEST_PAGE }: ContentPage, piece: number): string {
  // Positions may be the same; without a second order, an entry could stand on two pieces and another on none.
  const list = [
    `sort[0]=${POSITION_FIELD}:asc`,
    'sort[1]=id:asc',
    `pagination[page]=${piece}`,
    `pagination[pageSize]=${atATime}`,
  ];
  return [...populated(fields, 'populate'), ...(listOf === undefined ? [] : list)].join('&');
}

function populated(fields: ContentFields, path: string): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const here = `${path}[${name}]`;
    if (field.kind === 'picture' || field.kind === 'file') return [`${here}=true`];
    if (field.kind !== 'part') return [];
    const below = populated(field.part.fields, `${here}[populate]`);
    return below.length === 0 ? [`${here}=true`] : below;
  });
}
